/** '050-0000000' → '972500000000': the format of messaging and phone links. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.startsWith('0') ? `972${digits.slice(1)}` : digits
}

/** Numbers that work only within Israel (1-700, 1-800, *2700) are dialled unchanged. */
export function phoneHref(phone: string): string {
  const dialled = phone.replace(/[^\d*]/g, '')
  return /^(?:1\d{9}|\*\d+)$/.test(dialled) ? `tel:${dialled}` : `tel:+${internationalDigits(phone)}`
}

/** A chat with the given number and an optional prefilled message. */
export function chatHref(phone: string, message?: string): string {
  const address = `https://wa.me/${internationalDigits(phone)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

/** A message whose recipient the visitor chooses in the messaging app. */
export function shareHref(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}
