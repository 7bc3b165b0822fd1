/** The page begins: while the rest of it is on its way, so are its words. */

import { keptSettings, lightOf } from "./lib/kept-settings";
import { bestLanguage, fetchWords, learnToCount } from "./speech/languages";

const kept = keptSettings();
document.documentElement.dataset.theme = lightOf(kept);
const language = kept.language ?? bestLanguage();
fetchWords(language).catch(() => undefined); // it is tried again when they are needed
void import("./open");
learnToCount(language);
