import { extname } from 'node:path'
import { fileNameVariable } from '../../src/forms/engine/to-mail.ts'
import { refusal } from './refusal.ts'
import type { Fields } from './submission.ts'

export interface Resume {
  filename: string
  contentType: string
  content: Buffer<ArrayBuffer>
}

/** File types by their first bytes: a .doc is an OLE compound file, a .docx a zip that contains the path in `holds`. */
const kinds = [
  { ending: '.pdf', contentType: 'application/pdf', start: Buffer.from('%PDF-') },
  { ending: '.doc', contentType: 'application/msword', start: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  {
    ending: '.docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    start: Buffer.from('504b0304', 'hex'),
    holds: 'word/',
  },
]

/** Returns the validated file of a job application, or undefined if none was sent. */
export function readResume({ params, files }: Fields, variable: string, maxBytes: number): Resume | undefined {
  const file = files.get(variable)
  const content = file?.bytes ?? decodeDataUrl(params.get(variable) ?? '')
  if (content.length === 0) return undefined
  if (content.length > maxBytes) throw refusal(413, `The attachment is too large, ${maxBytes} bytes at most`)

  const kind = kinds.find(({ start, holds = '' }) => content.subarray(0, start.length).equals(start) && content.includes(holds))
  const filename = cleanFilename(params.get(fileNameVariable(variable)) || file?.name || `${variable}${kind?.ending ?? ''}`)
  if (!kind || extname(filename).toLowerCase() !== kind.ending) {
    throw refusal(400, 'The attachment is not a PDF, DOC or DOCX file of the type its name says')
  }
  return { filename, contentType: kind.contentType, content }
}

/** Accepts a data URL or bare base64, like the e-mail service. */
function decodeDataUrl(value: string): Buffer<ArrayBuffer> {
  const comma = value.startsWith('data:') ? value.indexOf(',') : -1
  return Buffer.from(value.slice(comma + 1), 'base64')
}

/** Keeps only the name itself, without folders and without characters that are special in a mail header or a file system. */
function cleanFilename(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Bidi_Control}<>:"|?*]/gu, '').trim()
  const ending = extname(clean)
  return clean.slice(0, clean.length - ending.length).slice(0, 100) + ending
}
