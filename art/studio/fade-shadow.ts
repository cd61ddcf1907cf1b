/** More than this is the thing itself: no shadow is as dense. */
const SOLID = 190
/** How far from the frame the shadow begins to go, as a part of the picture's width. */
const REACH = 0.08

export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Where nothing but a shadow touches the frame, it goes to nothing before it: cut off, it shows as a box around the picture. */
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
