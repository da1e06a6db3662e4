export { boardTable } from "./board-table.ts";
export { changeSentences } from "./change-sentences.ts";
export { objectName } from "./object-name.ts";
export { pathSentence } from "./path-sentence.ts";
export { playSentences } from "./play-sentences.ts";
