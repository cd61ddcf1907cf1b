/** A failed send. The message names the cause for the console and contains nothing that a visitor typed. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  /** Without a response, the mail may still have arrived: only the response may be lost. */
  mayHaveArrived = true

  /** Caused by the network: no server has refused anything. */
  readonly isNetworkFailure: boolean

  constructor(message: string, isNetworkFailure = false) {
    super(message)
    this.isNetworkFailure = isNetworkFailure
  }

  static from(error: unknown): MailFailure {
    return error instanceof MailFailure ? error : new MailFailure(causeOf(error), isNetworkError(error))
  }
}

const knownStatuses: Record<number, string> = {
  0: 'network error',
  400: 'the request or one of its ids was refused',
  402: 'the monthly quota is used up',
  403: 'forbidden: a blocked value, or an origin that is not allowed',
  404: 'the account or the address was not found',
  412: 'the mail server behind the service refused',
  413: 'too large: the text or the attachment',
  422: 'the recipient in the template is empty or broken',
  423: 'the account is blocked',
  426: 'the monthly quota is used up',
  429: 'too many requests: throttled',
  451: 'automated browsers are blocked',
}

function causeOf(error: unknown): string {
  // The client rejects with a plain string if its configuration is wrong.
  if (typeof error === 'string') return `configuration: ${error}`
  if (hasStatus(error)) return `${error.status} ${knownStatuses[error.status] ?? kindOf(error.status)}`
  if (error instanceof TypeError) return navigator.onLine ? 'network: no answer, or blocked' : 'network: offline'
  if (error instanceof DOMException) return `the browser refused: ${error.name}`
  return 'unknown'
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (hasStatus(error) && error.status === 0)
}

function kindOf(status: number): string {
  return status >= 500 ? 'the service is down' : 'an unexpected answer'
}

// Checks the shape, not the class: the client's class would have to be loaded, and loading may be what failed.
function hasStatus(error: unknown): error is { status: number } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
}
