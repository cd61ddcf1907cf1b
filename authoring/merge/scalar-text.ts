/** Unquoted texts that YAML parses as another type, and ISO dates, which the site's parser turns into a date. */
const notAText =
  /^(?:null|true|false|yes|no|on|off|y|n|~|\.nan|[-+]?\.inf|[-+]?[\d_]*\.?[\d_]*(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|0b[01]+|\d{4}-\d.*|[\d:]+)$/i

/** True if a text can be written without quotes. In flow style fewer texts can. */
export function isPlainText(text: string, inFlow: boolean): boolean {
  if (text.trim() !== text || text === '' || notAText.test(text)) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
  if (/[\u0000-\u001f\u007f\u0085\u2028\u2029\ufeff]/.test(text)) return false
  if (/^[-?:,[\]{}#&*!|>'"%@`=]/.test(text) || /: | #|:$/.test(text)) return false
  return !inFlow || !/[,[\]{}]/.test(text)
}

/** Serialises a scalar for a new line. */
export function scalarText(value: unknown, inFlow: boolean): string {
  if (typeof value !== 'string') return String(value ?? null)
  return isPlainText(value, inFlow) ? value : quoted(value)
}

export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f\u0085\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
