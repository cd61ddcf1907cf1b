/** True if a colour (#rrggbb) is bright enough to glare on a dark page. */
export function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue > 105
}
