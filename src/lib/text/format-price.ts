/** 1290 → '₪1,290'. The sign comes first, so that it keeps its side inside a Hebrew sentence. */
export function formatPrice(shekels: number): string {
  return `₪${new Intl.NumberFormat('en-US').format(shekels)}`
}

/** Equal payments in whole shekels, the odd shekels on the first ones: 590 in 3 → 197, 197, 196. */
export function splitPrice(shekels: number, payments: number): number[] {
  const least = Math.floor(shekels / payments)
  const odd = shekels - least * payments
  return Array.from({ length: payments }, (_, index) => (index < odd ? least + 1 : least))
}
