import { color, type Hex } from '../../core/color.ts'
import { glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'
import { text, textWidth } from '../text.ts'

/** A canvas of coloured dots, for a screen or a board. */
export class Canvas {
  readonly width: number
  readonly height: number
  private readonly dots = new Map<number, Hex>()

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  dot(x: number, y: number, c: Hex): this {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    if (i >= 0 && j >= 0 && i < this.width && j < this.height) this.dots.set(i + j * this.width, c)
    return this
  }
  get(x: number, y: number): Hex | undefined {
    return this.dots.get(x + y * this.width)
  }
  rect(x: number, y: number, w: number, h: number, c: Hex): this {
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) this.dot(x + i, y + j, c)
    return this
  }
  line(x0: number, y0: number, x1: number, y1: number, c: Hex, thick = 1): this {
    const n = Math.ceil(Math.hypot(x1 - x0, y1 - y0) * 1.5) + 1
    for (let i = 0; i <= n; i++) this.rect(x0 + ((x1 - x0) * i) / n, y0 + ((y1 - y0) * i) / n, thick, thick, c)
    return this
  }
  disc(cx: number, cy: number, r: number, c: Hex): this {
    for (let y = Math.floor(cy - r); y <= cy + r; y++)
      for (let x = Math.floor(cx - r); x <= cx + r; x++) if (Math.hypot(x - cx, y - cy) <= r) this.dot(x, y, c)
    return this
  }
  ring(cx: number, cy: number, r: number, c: Hex): this {
    for (let a = 0; a < Math.PI * 2; a += 0.5 / r) this.dot(cx + Math.cos(a) * r, cy + Math.sin(a) * r, c)
    return this
  }
  /** Text with its lower left corner at (x, y); `middle` centres it on x. */
  write(words: string, x: number, y: number, c: Hex, size = 1, middle = false): this {
    const start = middle ? Math.round(x - textWidth(words, size) / 2) : x
    text(words, size, (a, b) => this.dot(start + a, y + b, c))
    return this
  }
  /** Lines of code, as pairs of indent and length. */
  code(x: number, y: number, lines: readonly (readonly [number, number, Hex])[]): this {
    for (const [i, [indent, long, c]] of lines.entries()) this.rect(x + indent, y - i * 3, long, 2, c)
    return this
  }
  bars(x: number, y: number, wide: number, heights: readonly number[], colors: readonly Hex[]): this {
    for (const [i, h] of heights.entries()) this.rect(x + i * (wide + 1), y, wide, h, colors[i % colors.length] ?? color.sky)
    return this
  }
  /** A small neural network. */
  network(x: number, y: number, w: number, h: number, layers: readonly number[] = [3, 5, 5, 2]): this {
    const nodes = layers.map((n, i) =>
      Array.from({ length: n }, (_, j) => [x + (w * i) / (layers.length - 1), y + h / 2 + (j - (n - 1) / 2) * (h / 5)] as const),
    )
    nodes.forEach((layer, i) => {
      for (const a of layer) for (const b of nodes[i + 1] ?? []) this.line(a[0], a[1], b[0], b[1], '#5b7dff')
    })
    nodes.forEach((layer, i) => {
      for (const [j, [a, b]] of layer.entries()) this.disc(a, b, 2.2, pick([color.mint, color.sky, color.yellow, color.coral], i + j))
    })
    return this
  }
}

/** A glowing screen with a frame, with its base at its origin and its picture towards +z. One dot is one block times `scale`. */
export function screen(
  stage: Stage,
  f: Transform,
  canvas: Canvas,
  o: { back?: Hex; frame?: Hex; power?: number; scale?: number } = {},
): void {
  const { back = '#2b3fd0', frame = '#f2f0ff', power = 1.7, scale = 1 } = o
  const m = new Model(canvas.width + 4, canvas.height + 4, 3).slab(0, 0, 0, canvas.width + 4, canvas.height + 4, 2, plastic(frame), 0)
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const c = canvas.get(x, y)
      m.set(x + 2, y + 2, 1, c ? glow(c, power) : glow(back, power * 0.42))
    }
  stage.add(m, f.at(0, 0, 0, { scale }), [canvas.width / 2 + 2, 0, 1])
}

/** A whiteboard with felt-pen drawings. */
export function whiteboard(stage: Stage, f: Transform, canvas: Canvas, o: { back?: Hex; frame?: Hex; scale?: number } = {}): void {
  const { back = '#fbfbff', frame = '#b9c0d8', scale = 1 } = o
  const m = new Model(canvas.width + 4, canvas.height + 4, 4)
    .box(0, 0, 0, canvas.width + 4, canvas.height + 4, 2, plastic(frame))
    .box(4, 0, 2, canvas.width - 4, 1, 2, plastic(frame))
  for (let y = 0; y < canvas.height; y++) for (let x = 0; x < canvas.width; x++) m.set(x + 2, y + 2, 1, soft(canvas.get(x, y) ?? back))
  for (const [x, c] of [
    [10, color.coral],
    [15, color.sky],
    [20, color.mint],
  ] as const)
    m.box(x, 1, 2, 4, 1, 1, soft(c))
  stage.add(m, f.at(0, 0, 0, { scale }), [canvas.width / 2 + 2, 0, 1])
}

/** A neon sign: glowing letters without a frame. */
export function neon(stage: Stage, f: Transform, words: string, hex: Hex = color.coral, size = 2, power = 4): void {
  const w = textWidth(words, size)
  const m = new Model(w, 7 * size, 1)
  text(words, size, (x, y) => m.set(x, y, 0, glow(hex, power)))
  stage.add(m, f, [w / 2, 0, 0.5])
}

/** Solid letters on the ground. */
export function letters(stage: Stage, f: Transform, words: string, colors: readonly Hex[] = [color.coral], size = 4, depth = 8): void {
  let x = -textWidth(words, size) / 2
  ;[...words].forEach((ch, i) => {
    const w = textWidth(ch, size)
    const m = new Model(w, 7 * size, depth)
    const paint = plastic(colors[i % colors.length] ?? color.coral)
    text(ch, size, (a, b) => m.box(a, b, 0, 1, 1, depth, paint))
    if (ch !== ' ') stage.add(m, f.at(x + w / 2, 0, 0))
    x += w + size
  })
}

/** A toy block with a letter on every side, `side` blocks wide; with `power` it glows from inside. */
export function letterBlock(stage: Stage, f: Transform, ch: string, hex: Hex, side = 30, power = 0): void {
  const n = 40
  const k = 4
  const [rim, face] = [plastic(hex), power ? glow('#fff0d0', power) : plastic('#fff8ea')]
  const m = new Model(n, n, n).round(0, 0, 0, n, n, n, rim, 3)
  const [w, h] = [textWidth(ch, k), 7 * k]
  const [ox, oy] = [Math.round((n - w) / 2), Math.round((n - h) / 2)]
  const sides: readonly ((x: number, y: number, deep: number) => readonly [number, number, number])[] = [
    (x, y, d) => [x, y, n - 1 - d],
    (x, y, d) => [n - 1 - x, y, d],
    (x, y, d) => [n - 1 - d, y, n - 1 - x],
    (x, y, d) => [d, y, x],
    (x, y, d) => [x, n - 1 - d, n - 1 - y],
  ]
  for (const place of sides) {
    for (let y = 3; y < n - 3; y++)
      for (let x = 3; x < n - 3; x++) {
        m.set(...place(x, y, 0), 0)
        m.set(...place(x, y, 1), face)
      }
    text(ch, k, (x, y) => m.set(...place(ox + x, oy + y, 0), rim).set(...place(ox + x, oy + y, 1), rim))
  }
  stage.add(m, f.at(0, 0, 0, { scale: side / n }))
}

/** A speech bubble with text; its tail is at the lower left. */
export function bubble(
  stage: Stage,
  f: Transform,
  words: string,
  o: { back?: Hex; ink?: Hex; scale?: number; tail?: 'left' | 'right' } = {},
): void {
  const { back = '#ffffff', ink = color.iris, scale = 0.6, tail = 'left' } = o
  const w = textWidth(words, 2) + 14
  const m = new Model(w, 32, 5).slab(0, 8, 1, w, 24, 3, plastic(back), 0).round(0, 8, 1, w, 24, 3, plastic(back), 1)
  const x = tail === 'left' ? 8 : w - 14
  for (let i = 0; i < 8; i++) m.box(tail === 'left' ? x : x + i * 0.7, 8 - i, 1, 7 - i * 0.8, 1, 3, plastic(back))
  text(words, 2, (a, b) => m.box(7 + a, 13 + b, 3, 1, 1, 2, plastic(ink)))
  stage.add(m, f.at(0, 0, 0, { scale }), [w / 2, 0, 2])
}
