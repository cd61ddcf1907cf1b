import { HTTPException } from 'hono/http-exception'

export type RefusalStatus = 400 | 403 | 404 | 405 | 412 | 413 | 429 | 503

/** An answer other than OK. The text goes to the browser as it is and into the log, so it never holds what a visitor typed. */
export function refusal(status: RefusalStatus, text: string): HTTPException {
  return new HTTPException(status, { message: text })
}
