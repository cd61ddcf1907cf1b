/** An address inside of a Hebrew sentence keeps its own order: `/win-ai` and not `win-ai/`. */
export function isolated(sentence: string): string {
  return sentence.replace(/(?<![\w/"])(?:https?:\/\/(?!\w)|(?:https?:\/\/|(?:\.{1,2})?\/|#)[\w.:/#?=&%-]*\w\/?)/g, '\u2066$&\u2069')
}
