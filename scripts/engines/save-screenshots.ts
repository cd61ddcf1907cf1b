import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scrollThrough } from '../../tests/support/page.ts'
import { allPaths } from '../../tests/support/site-map.ts'
import { desktop, phone, type Visit } from './visit.ts'

/** Saves screenshots of every page in both themes, to compare with those of another engine. */
export async function saveScreenshots(visit: Visit, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const theme of ['light', 'dark'])
    for (const { width, height } of [phone, desktop])
      for (const path of allPaths) {
        await visit.page.resize(width, height)
        await visit.open(path)
        const chosen = await visit.page.run((wanted) => {
          const before = localStorage.getItem('win-display')
          localStorage.setItem('win-display', JSON.stringify({ theme: wanted, motion: 'still' }))
          return before === localStorage.getItem('win-display')
        }, theme)
        if (!chosen) await visit.open(path)
        await scrollThrough({ evaluate: (read) => visit.page.run(read) })
        // Pictures that are not laid out are never fetched, so decode() would not resolve.
        await visit.page.run(() => {
          const seen = [...document.images].filter(({ offsetWidth }) => offsetWidth > 0)
          for (const image of seen) image.loading = 'eager'
          return Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
        })
        await visit.page.resize(width, await visit.page.run(() => document.documentElement.scrollHeight))
        const name = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${theme}.png`
        await writeFile(join(folder, name), await visit.page.picture())
      }
  await visit.page.run(() => localStorage.clear())
}
