import words from '#content/interface/form-job-file.json' with { type: 'json' }
import type { FileChoice } from '#forms/engine/rules.ts'
import { interpolate } from '#lib/text/interpolate.ts'

interface Kind {
  ending: string
  contentType: string
  matches: (bytes: Uint8Array) => boolean
}

const kinds: Kind[] = [
  { ending: '.pdf', contentType: 'application/pdf', matches: (bytes) => startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]) },
  // An OLE compound file.
  {
    ending: '.doc',
    contentType: 'application/msword',
    matches: (bytes) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  },
  // A zip that holds a Word document: its folder is named in the plain.
  {
    ending: '.docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: (bytes) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && contains(bytes, 'word/'),
  },
]

/** Checks a file by its ending, its size and its content, and reads it. Throws when it cannot be read. `limit` is the largest size in words. */
export async function readResume(file: File, maxBytes: number, limit: string): Promise<FileChoice> {
  const { name, size } = file
  const kind = kinds.find(({ ending }) => name.toLowerCase().endsWith(ending))
  const refuse = (problem: string): FileChoice => ({ state: 'refused', name, size, problem })
  if (!kind) return refuse(words.wrongKind)
  if (size === 0) return refuse(words.empty)
  if (size > maxBytes) return refuse(interpolate(words.tooLarge, { size: `\u2066${limit}\u2069` }))
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!kind.matches(bytes)) return refuse(interpolate(words.wrongContent, { kind: kind.ending.slice(1).toUpperCase() }))
  return { state: 'ready', name, size, dataUrl: await toDataUrl(new Blob([bytes], { type: kind.contentType })) }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}

function contains(bytes: Uint8Array, ascii: string): boolean {
  const first = ascii.charCodeAt(0)
  for (let place = bytes.indexOf(first); place !== -1; place = bytes.indexOf(first, place + 1)) {
    if (
      startsWith(
        bytes.subarray(place),
        Array.from(ascii, (letter) => letter.charCodeAt(0)),
      )
    )
      return true
  }
  return false
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
