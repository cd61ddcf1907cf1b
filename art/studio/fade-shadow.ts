/** A higher alpha is the object itself: no shadow is as dense. */
const SOLID = 190
/** Width of the fade at the frame, as a share of the picture's width. */
const REACH = 0.08

export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Fades a shadow out towards every edge that only shadow touches: cut off, it would show as a box around the picture. */
export function fadeShadow({ data, width, height }: Pixels): void {
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0
  const [rows, columns] = [height, width].map((length) => Array.from({ length }, (_, at) => at)) as [number[], number[]]
  const isShadow = (edge: number[]) => edge.every((value) => value < SOLID)
  const sides = [
    { fades: isShadow(columns.map((x) => alpha(x, 0))), distance: (_x: number, y: number) => y },
    { fades: isShadow(columns.map((x) => alpha(x, height - 1))), distance: (_x: number, y: number) => height - 1 - y },
    { fades: isShadow(rows.map((y) => alpha(0, y))), distance: (x: number) => x },
    { fades: isShadow(rows.map((y) => alpha(width - 1, y))), distance: (x: number) => width - 1 - x },
  ].filter(({ fades }) => fades)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = alpha(x, y)
      if (value === 0 || value >= SOLID) continue
      const near = Math.min(...sides.map(({ distance }) => distance(x, y)), REACH * width) / (REACH * width)
      data[(y * width + x) * 4 + 3] = Math.floor(value * near * near * (3 - 2 * near))
    }
}
