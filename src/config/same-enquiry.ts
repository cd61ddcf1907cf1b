/** Our relay takes the same words that come again within this time for one enquiry: a visitor or a page whose answer got lost has sent them again. */
export const sameWithinMs = 10 * 60_000
