import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import sharp from 'sharp'
import { unusedPictureNames } from '../../../authoring/check/unused-pictures.ts'
import { freeName } from '../entries/free-address.ts'
import { safeName } from '../entries/safe-name.ts'
import { message, OwnerError } from '../owner-error.ts'
import { git } from '../publishing/git.ts'
import { picturePath } from '../safe-path.ts'
import { compressPicture } from './compress-picture.ts'
import { areAlike, type Crop, checkCrop, cropPicture } from './crop-picture.ts'

const folder = 'src/assets/pictures'
const maxBytes = 30_000_000

/** Lists, stores and crops the site's pictures. */
export function pictures(root: string) {
  const ownGit = git(root)
  const thumbnails = new Map<string, Promise<Buffer>>()

  return {
    /** Uploads that are not published yet, newest first; then the others by name. */
    async list(): Promise<string[]> {
      const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.(webp|png|jpe?g|avif)$/i.test(file))
      const uploads = await ownGit('ls-files', '--others', '-z', '--', folder).catch(() => '')
      const days = new Map(uploads.split('\0').map((file) => [file.replace(`${folder}/`, ''), addedAt(file)]))
      return names.sort((one, other) => (days.get(other) ?? 0) - (days.get(one) ?? 0) || one.localeCompare(other))
    },
    unused,
    /** Deletes a picture that nothing uses. */
    async remove(name: string): Promise<void> {
      const file = found(name)
      if (!(await unused()).includes(name)) throw new OwnerError(message('pictureStillUsed'))
      await rm(file)
      thumbnails.delete(file)
    },
    thumbnail(name: string): Promise<Buffer> {
      const file = found(name)
      const known = thumbnails.get(file)
      if (known) return known
      const made = sharp(file).autoOrient().resize(320).webp({ quality: 60 }).toBuffer()
      thumbnails.set(file, made)
      return made
    },
    /** Stores an upload: upright, limited in width, without location metadata, under a free name. */
    async add(given: string, subfolder: string, bytes: Buffer): Promise<string> {
      if (bytes.length > maxBytes) throw new OwnerError(message('tooLarge'), 413)
      if (isHeic(given, bytes)) throw new OwnerError(message('heic'))
      const name = `${safeName(subfolder) || 'uploads'}/${safeName(given.replace(/\.\w+$/, '')) || 'picture'}`
      return write(name, await compressPicture(bytes))
    },
    async width(name: string): Promise<number> {
      return (await sharp(found(name)).metadata()).width
    },
    /** Crops a picture into a new file next to it. Crops its dark-theme variant too if both show the same scene. */
    async crop({ src, night, ...crop }: CropRequest): Promise<Pick<CropRequest, 'src' | 'night'>> {
      checkCrop(crop)
      const day = await cropPicture(found(src), crop)
      if (!night || !(await areAlike(found(src), found(night)))) return { src: await write(croppedName(src), day) }
      const dark = await cropPicture(found(night), crop)
      return { src: await write(croppedName(src), day), night: await write(croppedName(night), dark) }
    },
  }

  /** Pictures that neither the saved nor the published content uses, nor a form that is being filled in. */
  async function unused(): Promise<string[]> {
    const published = await ownGit('grep', '-hoE', 'pictures/[A-Za-z0-9._/-]+', 'HEAD', '--', 'src/content').catch(() => '')
    const names = new Set(published.split('\n').map((name) => name.replace('pictures/', '')))
    return unusedPictureNames(root, { withDrafts: true }).filter((name) => !names.has(name))
  }

  function addedAt(file: string): number {
    return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  }

  function found(name: string): string {
    const file = picturePath(root, `${folder}/${name}`)
    if (!existsSync(file)) throw new OwnerError(message('noFile', { path: name }), 404)
    return file
  }

  /** Writes a picture under this name or, if it is taken, the next free one. */
  async function write(wanted: string, webp: Buffer): Promise<string> {
    const name = `${freeName(wanted, (one) => existsSync(join(root, folder, `${one}.webp`)))}.webp`
    const file = picturePath(root, `${folder}/${name}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, webp, { flag: 'wx' })
    return name
  }
}

/** A picture and its dark-theme variant, relative to the pictures folder. */
export interface CropRequest extends Crop {
  src: string
  night?: string | undefined
}

export type Pictures = ReturnType<typeof pictures>

/** Checks the first bytes, whatever the name: `ftypheic` and its variants. */
function isHeic(name: string, bytes: Buffer): boolean {
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(bytes.subarray(4, 12).toString('latin1')) || /\.hei[cf]$/i.test(name)
}

/** Cropping a cropped picture again counts up, instead of appending another suffix. */
function croppedName(name: string): string {
  const { dir, name: own } = posix.parse(name)
  return posix.join(dir, `${safeName(own.replace(/-cut(-\d+)?$/, '')) || 'picture'}-cut`)
}
