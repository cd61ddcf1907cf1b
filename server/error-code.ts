/** Codes of an SMTP, SQLite or system error, without its message: a mail server's message may quote the visitor's address. */
export function errorCode(error: unknown): string {
  const { code, responseCode, errcode } = error as { code?: unknown; responseCode?: unknown; errcode?: unknown }
  const parts = [code, responseCode, errcode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'unknown'
}
