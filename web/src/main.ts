/** The page begins: while the rest of it is on its way, so are its words. */

import { keptSettings } from "./lib/kept-settings";
import { bestLanguage, fetchWords, learnToCount } from "./speech/languages";

const language = keptSettings().language ?? bestLanguage();
fetchWords(language).catch(() => undefined); // it is tried again when they are needed
void import("./open");
learnToCount(language);
