import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { createComposer } from '../mail/compose.ts'
import type { createDeadLetters } from './dead-letters.ts'
import { toEnquiry } from './rows.ts'

/** Writes each dead letter as a mail file that any mail program can open. No other user of the machine can read the files. */
export async function exportLetters(
  letters: ReturnType<typeof createDeadLetters>,
  folder: string,
  mailboxes: Config['mail'],
): Promise<string[]> {
  const compose = createComposer(mailboxes)
  const writer = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files: string[] = []
  for (const row of letters.list()) {
    const file = join(folder, `${row.day}-${row.form}-${row.id}.eml`)
    const { message } = await writer.sendMail(compose(toEnquiry(row)))
    await writeFile(file, message, { mode: 0o600 })
    letters.exported(row.id)
    files.push(file)
  }
  return files
}
