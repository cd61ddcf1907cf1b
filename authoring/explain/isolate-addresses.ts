/** Wraps addresses in a Hebrew sentence in bidi isolates, so that they read `/win-ai` and not `win-ai/`. */
export function isolateAddresses(sentence: string): string {
  return sentence.replace(/(?<![\w/"])(?:https?:\/\/(?!\w)|(?:https?:\/\/|(?:\.{1,2})?\/|#)[\w.:/#?=&%-]*\w\/?)/g, '\u2066$&\u2069')
}
