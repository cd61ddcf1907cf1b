import { readFile } from 'node:fs/promises'
import sharp, { type Region } from 'sharp'
import { OwnerError } from '../owner-error.ts'
import { compressPicture } from './compress-picture.ts'

/** Crop: the largest region with this aspect ratio (width / height), positioned along the longer axis from 0 to 1. */
export interface Crop {
  shape: number
  at: number
}

/** Validates input from the client, which can be any JSON. */
export function checkCrop({ shape, at }: Crop): void {
  const isValid = typeof shape === 'number' && shape >= 0.2 && shape <= 5 && typeof at === 'number' && at >= 0 && at <= 1
  if (!isValid) throw new OwnerError('400', 400)
}

export async function cropPicture(file: string, { shape, at }: Crop): Promise<Buffer> {
  return compressPicture(await readFile(file), (width, height) => regionOf(width, height, shape, at))
}

/** True if two pictures have the same proportions, and so probably show the same scene by day and by night. */
export async function areAlike(file: string, other: string): Promise<boolean> {
  const [one = 0, two = 0] = await Promise.all([file, other].map(proportions))
  return Math.abs(one / two - 1) < 0.02
}

async function proportions(file: string): Promise<number> {
  const { autoOrient } = await sharp(file).metadata()
  return autoOrient.width / autoOrient.height
}

function regionOf(width: number, height: number, shape: number, at: number): Region {
  const isWide = width / height > shape
  const size = isWide ? { width: Math.round(height * shape), height } : { width, height: Math.round(width / shape) }
  return { ...size, left: Math.round((width - size.width) * at), top: Math.round((height - size.height) * at) }
}
