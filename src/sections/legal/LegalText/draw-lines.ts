import { fillOwnerFacts } from '#config/owner-facts.ts'
import { site } from '#config/site.ts'
import { retentionBar } from './retention-bar.ts'

/** A drawing for a line of a list or a table (src/schemas/legal.ts). */
interface LineDrawing {
  /** How the line begins. */
  of: string
  icon: string
  /** How long the line says that something is stored. */
  months?: number | undefined
}

/** How long the owner keeps a list of enquiries, and how the text says it. */
const keptEnquiries = { days: site.keepEnquiries, words: fillOwnerFacts('{{keepEnquiries}}') }

const namedItem = /<li>(?:\s*<p>)?<strong>(.*?)<\/strong>\s*([\s\S]*?)(?:<\/p>\s*)?<\/li>/g
const firstCell = /(<tr>\s*<td[^>]*>)([\s\S]*?)(<\/td>)/g

/** Gives the named items of lists and the first cells of tables their drawings. A line that none belongs to stays as it is. */
export function drawLines(html: string, drawings: LineDrawing[], drawn: (icon: string) => string, kept = keptEnquiries): string {
  const all = [...html.matchAll(namedItem)].map(([, name = '', words = '']) => monthsOf(drawingOf(name, drawings), words, kept) ?? 0)
  const longest = Math.max(0, ...all)
  return html
    .replace(namedItem, (item, name: string, words: string) => {
      const drawing = drawingOf(name, drawings)
      if (!drawing) return item
      checkMonths(drawing, words)
      const bar = longest > 0 ? retentionBar(monthsOf(drawing, words, kept), longest) : ''
      return `<li data-drawn="${bar && 'retention'}">${drawn(drawing.icon)}<strong>${name}</strong>${bar} <span>${words}</span></li>`
    })
    .replace(firstCell, (cell, open: string, words: string, close: string) => {
      const drawing = drawingOf(words, drawings)
      return drawing ? `${open}<span data-drawn>${drawn(drawing.icon)}<span>${words}</span></span>${close}` : cell
    })
}

/** How the drawings begin that no line of the text has: a line was reworded, or the renderer's markup is no longer what the patterns above expect. */
export function unusedDrawings(html: string, drawings: LineDrawing[]): string[] {
  const lines = [...html.matchAll(namedItem)]
    .map(([, name = '']) => name)
    .concat([...html.matchAll(firstCell)].map(([, , cell = '']) => cell))
  const used = new Set(lines.map((line) => drawingOf(line, drawings)))
  return drawings.filter((drawing) => !used.has(drawing)).map(({ of }) => of)
}

/** Of two that fit, the one that says more of the line. */
function drawingOf(line: string, drawings: LineDrawing[]): LineDrawing | undefined {
  const text = line.replace(/<[^>]*>/g, '')
  return drawings.filter(({ of }) => text.startsWith(of)).toSorted((one, other) => other.of.length - one.of.length)[0]
}

/** What stays only moments stays days where the owner keeps a list of enquiries: then the line names them (`{{keepEnquiries}}`). A month that is begun is drawn. */
function monthsOf(drawing: LineDrawing | undefined, words: string, kept: typeof keptEnquiries): number | undefined {
  const isKept = drawing?.months === 0 && kept.days > 0 && words.includes(kept.words)
  return isKept ? Math.ceil(kept.days / 30) : drawing?.months
}

/** The blocks must not say another time than the words beside them. */
function checkMonths({ of, months }: LineDrawing, words: string): void {
  if (months && !new RegExp(`(^|\\D)${months}(\\D|$)`).test(words))
    throw new Error(`src/content/legal: "drawings" has ${months} months for "${of}", and the line itself does not say ${months}`)
}
