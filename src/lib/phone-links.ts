/** '050-0000000' → '972500000000': the form that messaging and phone links want. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.startsWith('0') ? `972${digits.slice(1)}` : digits
}

/** Numbers that only Israel's own network knows (1-700, 1-800, *2700) are dialled as they are. */
export function phoneHref(phone: string): string {
  const dialled = phone.replace(/[^\d*]/g, '')
  return /^(?:1\d{9}|\*\d+)$/.test(dialled) ? `tel:${dialled}` : `tel:+${internationalDigits(phone)}`
}

/** A chat with the given number, with the message already typed when there is one. */
export function chatHref(phone: string, message?: string): string {
  const address = `https://wa.me/${internationalDigits(phone)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

/** Lets the visitor choose in the messaging app whom to send the message to. */
export function shareHref(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}
