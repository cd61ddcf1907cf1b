// npm run art -- [names…] [--preview] [--width N] [--samples N] [--force] [--dump DIR] [--sheet] [--list] [--publish DIR]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pack } from './core/pack.ts'
import { isFresh, saveHash } from './studio/cache.ts'
import { contactSheet } from './studio/contact-sheet.ts'
import { findPlates } from './studio/find-plates.ts'
import { flatName, outputFolder } from './studio/paths.ts'
import { progressBar } from './studio/progress-bar.ts'
import { publish } from './studio/publish.ts'
import { trace } from './studio/trace.ts'

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    width: { type: 'string' },
    samples: { type: 'string' },
    force: { type: 'boolean', default: false },
    dump: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    publish: { type: 'string' },
  },
})

const plates = await findPlates(names)
const folder = outputFolder(flags.preview ? 'preview' : 'final')

if (flags.publish) await publish(flags.publish)
else if (flags.list) for (const { name } of plates) console.log(name)
else if (flags.sheet) console.log(await contactSheet())
else for (const [i, plate] of plates.entries()) await render(plate, `${i + 1}/${plates.length}`)

async function render({ name, make }: (typeof plates)[number], count: string): Promise<void> {
  const plate = make()
  const [w, h] = plate.size
  const width = Number(flags.width ?? (flags.preview ? 640 : w))
  const samples = Number(flags.samples ?? (flags.preview ? 12 : flags.dump ? 1024 : 96))
  const quality = { width, height: Math.round((width * h) / w), samples }
  const scene = pack(plate, quality)
  if (flags.dump) {
    const kind = plate.cutout ? 'cutout' : 'full'
    const file = join(flags.dump, `${flatName(name)}.${quality.width}x${quality.height}.${kind}.scene`)
    mkdirSync(flags.dump, { recursive: true })
    writeFileSync(file, scene)
    return
  }
  const file = join(folder, `${flatName(name)}.png`)
  if (!flags.force && isFresh(file, scene)) return
  const bar = progressBar(`${count} ${name}`)
  await trace(scene, quality, plate.cutout > 0, file, bar.update)
  saveHash(file, scene)
  bar.done()
}
