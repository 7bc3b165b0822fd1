/** What was played last, kept on this device: it is chosen already when one plays again. */

import { BASIC, SPECIAL, type RuleForm } from "./rule-form";

/** Rules, and against whom. */
export interface Choice {
  form: RuleForm;
  bot: string | null;
}

const KEY = "augury-choice";

export function keptChoice(): Choice {
  try {
    const { form, bot } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>;
    const kept = { ...BASIC, ...form };
    const special = SPECIAL.map(({ name }) => name).filter((name) => kept.special.includes(name));
    return { form: { ...kept, special }, bot: bot ?? null };
  } catch {
    return { form: BASIC, bot: null };
  }
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Then it is chosen anew.
  }
}
