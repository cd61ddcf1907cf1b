import { glob, readFile } from 'node:fs/promises'
import { cached } from '../cached.ts'
import { type ShareImage, shareImage } from './share-image.ts'

let drawingCode: Promise<string> | undefined

/** Draws a share image, or reads it from the cache if title, picture, accent and the drawing code are unchanged. */
export async function cachedShareImage(image: ShareImage & { picture: Uint8Array }): Promise<Buffer> {
  drawingCode ??= readDrawingCode()
  return cached('share-images', [await drawingCode, image.title, image.accent, image.picture], () => shareImage(image))
}

/** Everything else that affects the image: the code of this folder, the logos, the font (by package-lock.json). */
async function readDrawingCode(): Promise<string> {
  const sources = ['src/build/share-image/*.ts', 'src/lib/text/isolate-ltr-runs.ts', 'src/assets/icons/logo-on-*.svg', 'package-lock.json']
  const files = await Array.fromAsync(glob(sources))
  return (await Promise.all(files.sort().map((file) => readFile(file, 'utf8')))).join('')
}
