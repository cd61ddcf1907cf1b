import { glob, readFile } from 'node:fs/promises'
import { cached } from '../cached.ts'
import { type ShareImage, shareImage } from './share-image.ts'

let hand: Promise<string> | undefined

/** A share image that was drawn before from the same words, picture and colours, by the same hand. */
export async function cachedShareImage(image: ShareImage & { picture: Uint8Array }): Promise<Buffer> {
  hand ??= drawnBy()
  return cached('share-images', [await hand, image.title, image.accent, image.picture], () => shareImage(image))
}

/** All that decides over the drawing beside the image's own facts: this folder, the logos, the font. */
async function drawnBy(): Promise<string> {
  const sources = ['src/build/share-image/*.ts', 'src/lib/text/isolate-ltr-runs.ts', 'src/assets/icons/logo-on-*.svg', 'package-lock.json']
  const files = await Array.fromAsync(glob(sources))
  return (await Promise.all(files.sort().map((file) => readFile(file, 'utf8')))).join('')
}
