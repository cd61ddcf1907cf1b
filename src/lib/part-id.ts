/** The id of the n-th part of an article, counted from 1. Short and in Latin letters, so that shared links stay readable. */
export function partId(number: number): string {
  return `part-${number}`
}
