const widest = /^\(min-width: [^)]+\) ((?:min\([^)]*\)|[^,(])+)/

/**
 * On a very wide screen the page grows (styles/base.css), but in the words of `sizes` a rem stays what it is: the length of the
 * widest layout is said again for such a screen, by as much longer, so that a sharp file is chosen there.
 */
export function grownSizes(sizes: string): string {
  const length = widest.exec(sizes)?.[1]
  return length?.includes('rem') ? `(min-width: 120rem) calc(1.4 * ${length}), ${sizes}` : sizes
}
