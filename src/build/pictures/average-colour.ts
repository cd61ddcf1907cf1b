import { readFile } from 'node:fs/promises'
import type { ImageMetadata } from 'astro'
import sharp from 'sharp'
import { cached } from '../cached.ts'
import { imageFile } from './image-file.ts'

/** Returns the average colour of a picture, to show while it loads. */
export async function averageColour(image: ImageMetadata): Promise<string> {
  const file = await readFile(imageFile(image))
  const [red = 0, green = 0, blue = 0] = await cached('colours', [file], () => sharp(file).resize(1, 1).removeAlpha().raw().toBuffer())
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
