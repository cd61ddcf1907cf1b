import { HTTPException } from 'hono/http-exception'

export type RefusalStatus = 400 | 403 | 404 | 405 | 412 | 413 | 429 | 503

/** A response other than OK. The text goes to the browser and into the log, so it must never contain what a visitor typed. */
export function refusal(status: RefusalStatus, text: string): HTTPException {
  return new HTTPException(status, { message: text })
}
