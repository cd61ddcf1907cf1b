import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pruneCss } from './prune-css'

const styleLink = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g
const scriptName = /[\w.-]+\.js/g
/** What decides over a rule: the names of CSS Modules and the page's accent. */
const decisive = /_[\w-]+_[\w-]{5,}|data-accent="[^"]*"/g

/** Puts into each page, in place of its stylesheets, the rules that it can use. Returns the number of pages and of different styles. */
export async function splitStylesByPage(dist: URL): Promise<{ pages: number; styles: number }> {
  const root = fileURLToPath(dist)
  const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'))
  const scripts = await readScripts(join(root, '_astro'))
  const whole = new Map<string, string>()
  /** Pages of one kind use the same names: their styles are made once. */
  const styles = new Map<string, string>()

  for (const page of pages) {
    const file = join(root, page)
    const html = await readFile(file, 'utf8')
    const hrefs = [...html.matchAll(styleLink)].map((match) => match[1] ?? '')
    if (hrefs.length === 0) continue
    let css = ''
    for (const href of hrefs) {
      if (!whole.has(href)) whole.set(href, await readFile(join(root, href), 'utf8'))
      css += whole.get(href)
    }
    const used = [...new Set((html + scriptsOf(html, scripts)).match(decisive))].sort().join(' ')
    const key = `${hrefs} ${used}`
    const pruned = styles.get(key) ?? pruneCss(css, used)
    styles.set(key, pruned)
    await writeFile(file, withStyle(html, pruned))
  }
  await Promise.all([...whole.keys()].map((href) => rm(join(root, href))))
  return { pages: pages.length, styles: new Set(styles.values()).size }
}

/** The style stands where the first stylesheet stood, and the page's content policy allows it by its hash. */
export function withStyle(html: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64')
  let isPlaced = false
  return html
    .replace(styleLink, () => {
      if (isPlaced) return ''
      isPlaced = true
      return `<style>${css}</style>`
    })
    .replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`)
}

async function readScripts(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)))
}

/** The text of every script that the page can load, directly or through another script. */
function scriptsOf(html: string, scripts: Map<string, string>): string {
  const reached = new Set<string>()
  let text = ''
  let pending = [html]
  while (pending.length > 0) {
    const names = pending.flatMap((source) => source.match(scriptName) ?? [])
    pending = []
    for (const name of names) {
      const source = scripts.get(name)
      if (source === undefined || reached.has(name)) continue
      reached.add(name)
      text += source
      pending.push(source)
    }
  }
  return text
}
