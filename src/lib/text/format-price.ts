/** 1290 → '1,290 ₪', as Hebrew writes it, with a no-break space. */
export function formatPrice(shekels: number): string {
  return `${new Intl.NumberFormat('en-US').format(shekels)}\u00a0₪`
}

/** Equal payments in whole shekels, the odd shekels on the first ones: 590 in 3 → 197, 197, 196. */
export function splitPrice(shekels: number, payments: number): number[] {
  const base = Math.floor(shekels / payments)
  const odd = shekels - base * payments
  return Array.from({ length: payments }, (_, index) => (index < odd ? base + 1 : base))
}
