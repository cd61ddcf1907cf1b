import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import bidiFactory from 'bidi-js'
import { Blob, Direction, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** A line of text as outlines. Lengths are in ems: multiply by the font size. */
export interface DrawnLine {
  width: number
  svg: string
}

interface Run {
  text: string
  rightToLeft: boolean
}

// The site's own font files are compressed and split by script; drawing needs the full, uncompressed one.
const fontFile = createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/800ExtraBold/Rubik_800ExtraBold.ttf')
const face = new Face(new Blob(readFileSync(fontFile)))
const font = new Font(face)
const bidi = bidiFactory()

/**
 * Draws a line of right-to-left text from x = 0, with its baseline at y = 0. The result does not depend on the fonts or the text engine of
 * the machine that builds the site.
 */
export function drawLine(text: string): DrawnLine {
  let x = 0
  const glyphs: string[] = []
  for (const run of visualRuns(text)) {
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(run)) {
      const path = font.glyphToPath(codepoint)
      if (path) glyphs.push(`<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`)
      x += xAdvance
    }
  }
  const em = 1 / face.upem
  return { width: x * em, svg: `<g transform="scale(${em} ${-em})">${glyphs.join('')}</g>` }
}

/** Splits the text into runs of one direction, in visual order from left to right. */
export function visualRuns(text: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, 'rtl')
  const order = Array.from({ length: text.length }, (_, index) => index)
  for (const [start = 0, end = 0] of bidi.getReorderSegments(text, embedding)) {
    order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse())
  }

  const runs: { first: number; last: number; level: number }[] = []
  for (const index of order) {
    const level = embedding.levels[index] ?? 1
    const run = runs.at(-1)
    if (run && run.level === level && index === run.last + 1) run.last = index
    else if (run && run.level === level && index === run.first - 1) run.first = index
    else runs.push({ first: index, last: index, level })
  }
  return runs.map(({ first, last, level }) => ({ text: text.slice(first, last + 1), rightToLeft: level % 2 === 1 }))
}

function shapeRun({ text, rightToLeft }: Run) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR)
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}
