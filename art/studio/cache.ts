import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** True if the file was traced from an identical packed scene. */
export function isFresh(file: string, scene: Buffer): boolean {
  const note = `${file}.hash`
  return existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === hash(scene)
}

export function saveHash(file: string, scene: Buffer): void {
  writeFileSync(`${file}.hash`, hash(scene))
}

function hash(scene: Buffer): string {
  return createHash('sha256').update(scene).digest('hex')
}
