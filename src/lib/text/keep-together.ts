/** No line begins with a closing ״ (browsers break after ! and ?) nor with a dot between two facts. */
export function keepTogether(text: string): string {
  const wordJoiner = '\u2060'
  const noBreakSpace = '\u00A0'
  return text.replace(/([!?.…])״/g, `$1${wordJoiner}״`).replace(/ ([·•])/g, `${noBreakSpace}$1`)
}
