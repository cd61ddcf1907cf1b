import { encode, wrap } from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import type { Mail } from './compose.ts'

/**
 * The whole mail as the bytes that are sent. nodemailer divides it into parts and writes their headers; here they are put together in one
 * go, because its streams take ten times as long for mails as small as these.
 */
export function toMessage(mail: Mail): Buffer {
  const composed = new MailComposer({ ...mail, encoding: 'base64', disableFileAccess: true, disableUrlAccess: true })
  return Buffer.from(write(composed.compile()))
}

function write(part: MimeNode): string {
  const head = `${part.buildHeaders()}\r\n\r\n`
  if (part.childNodes.length === 0) return head + wrap(encode(part.content as string | Buffer))
  const inside = part.childNodes.map((child) => `--${part.boundary}\r\n${write(child)}\r\n`)
  return `${head}${inside.join('')}--${part.boundary}--\r\n`
}
