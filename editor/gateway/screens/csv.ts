/**
 * CSV for Excel. The byte order mark tells Excel that this is UTF-8. Values that a visitor typed are never formulas, and phone numbers get
 * a dash, or Excel would read a number and drop the leading zero.
 */
export function toCsv(rows: string[][]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')
  const phone = /^(0\d{1,2})(\d{7})$/.exec(text)
  const safe = phone ? `${phone[1]}-${phone[2]}` : /^\s*[=+\-@\t]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
