import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const folder = '_astro/'
const isPicture = /\.(avif|webp|png|jpe?g)$/
const isText = /\.(html|js|css|xml|json|webmanifest|txt)$/

/** Removes original pictures that no file references: Astro copies them into the build even if pages use only their resized versions. */
export async function removeUnreferencedPictures(root: string, files: string[]): Promise<void> {
  const texts = await Promise.all(files.filter((file) => isText.test(file)).map((file) => readFile(join(root, file), 'utf8')))
  const referenced = new Set(texts.flatMap((text) => text.match(/_astro\/[\w.@~-]+/g) ?? []))
  const unreferenced = files.filter((file) => file.startsWith(folder) && isPicture.test(file) && !referenced.has(file))
  await Promise.all(unreferenced.map((file) => rm(join(root, file))))
}
