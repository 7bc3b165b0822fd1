"""The game as researchers know games: one module for each library they use.

    augury.envs.pettingzoo    env(...): every seat an agent, one acting after another
    augury.envs.openspiel     python_wizard, with chance, information states and resampling
    augury.envs.gymnasium     augury/Wizard-v0: one seat against players of Augury's, or thousands
    augury.envs.pgx           Wizard(...): init, step, observe, auto_reset, in the shape of pgx
    augury.envs.stable_baselines    WizardVecEnv: thousands of games for Stable-Baselines3
    augury.envs.archmage      policy: the archmage, for thousands of games at once

Each module needs its own library, and says so when it is missing; `pip install 'augury[envs]'`
brings the three, `pip install 'augury[batch]'` what thousands of games need. Actions and
observations are the numbers of `augury.encoding` everywhere.
"""
