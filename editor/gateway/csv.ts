/**
 * A table as Excel reads it: the mark at its head says that this is UTF-8, so that Hebrew is Hebrew. What a visitor typed is never a formula, and a phone number
 * stays one: without a dash Excel would take it for a number and drop the zero.
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
