import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { masterBytes } from '../../src/assets/master-bytes.ts'
import { fadeShadow } from './fade-shadow.ts'
import { nestedName, studio } from './paths.ts'

const QUALITIES = [92, 88, 84, 80, 75, 70, 62]

/** Writes the finished pictures of a folder (or of the tar files in it) into the site, over the existing ones. */
export async function publish(folder: string): Promise<void> {
  const unpacked = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const tar of globSync('*.tar', { cwd: folder })) spawnSync('tar', ['-xf', join(folder, tar), '-C', unpacked], { stdio: 'inherit' })
  const files = [folder, unpacked].flatMap((from) => globSync('*__*.{jpg,webp,png}', { cwd: from }).map((f) => join(from, f)))
  for (const file of files) {
    const name = nestedName(basename(file, extname(file)))
    // An icon is shown at one size, so it is published as it is served; a picture is the master of several sizes.
    const isDrawing = name.startsWith('icons/')
    const target = join(studio, '../src/assets', isDrawing ? `${name}.avif` : `pictures/${name}.webp`)
    const picture = isDrawing ? await sharp(file).avif({ quality: 58, effort: 4 }).toBuffer() : await encode(file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, picture)
    console.log(`${name} ${(picture.length / 1000).toFixed(1)} KB`)
  }
  rmSync(unpacked, { recursive: true })
}

/** Encodes with the best quality that fits the byte budget of the picture's kind. */
async function encode(file: string): Promise<Buffer> {
  const { hasAlpha } = await sharp(file).metadata()
  const budget = hasAlpha ? masterBytes.cutout : masterBytes.opaque
  const source = hasAlpha ? await withoutBox(file) : sharp(file)
  for (const quality of QUALITIES) {
    const picture = await source.clone().webp({ quality, alphaQuality: quality, effort: 5, smartSubsample: true }).toBuffer()
    if (picture.length <= budget || quality === QUALITIES.at(-1)) return picture
  }
  throw new Error(`${file} could not be encoded`)
}

async function withoutBox(file: string): Promise<Sharp> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  fadeShadow({ data, ...info })
  return sharp(data, { raw: info })
}
