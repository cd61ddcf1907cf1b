import texts from '#content/interface/form-job-file.json' with { type: 'json' }
import type { FileChoice } from '#forms/engine/rules.ts'
import { interpolate } from '#lib/text/interpolate.ts'

interface Kind {
  extension: string
  contentType: string
  matches: (bytes: Uint8Array) => boolean
}

const kinds: Kind[] = [
  { extension: '.pdf', contentType: 'application/pdf', matches: (bytes) => startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]) },
  // An OLE compound file.
  {
    extension: '.doc',
    contentType: 'application/msword',
    matches: (bytes) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  },
  // A zip with a Word document in it: the name of its folder is not compressed.
  {
    extension: '.docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: (bytes) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && contains(bytes, 'word/'),
  },
]

/**
 * Checks a file's extension, size and content, and reads it. Throws if it cannot be read.
 * `limit` is `maxBytes` as text, for the message.
 */
export async function readResume(file: File, maxBytes: number, limit: string): Promise<FileChoice> {
  const { name, size } = file
  const kind = kinds.find(({ extension }) => name.toLowerCase().endsWith(extension))
  const refused = (problem: string): FileChoice => ({ state: 'refused', name, size, problem })
  if (!kind) return refused(texts.wrongKind)
  if (size === 0) return refused(texts.empty)
  if (size > maxBytes) return refused(interpolate(texts.tooLarge, { size: `\u2066${limit}\u2069` }))
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!kind.matches(bytes)) return refused(interpolate(texts.wrongContent, { kind: kind.extension.slice(1).toUpperCase() }))
  return { state: 'ready', name, size, dataUrl: await toDataUrl(new Blob([bytes], { type: kind.contentType })) }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}

function contains(bytes: Uint8Array, ascii: string): boolean {
  const sought = Array.from(ascii, (letter) => letter.charCodeAt(0))
  const [first = 0] = sought
  for (let place = bytes.indexOf(first); place !== -1; place = bytes.indexOf(first, place + 1)) {
    if (startsWith(bytes.subarray(place), sought)) return true
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
