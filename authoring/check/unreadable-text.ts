import type { Finding } from '../explain/finding.ts'

/** Reports a file that is not UTF-8, at the first invalid line. */
export function unreadableText(file: string, bytes: Buffer): Finding | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.subarray(0, 200).includes(0)
  const line = isWide ? 1 : firstBrokenLine(bytes)
  if (line === undefined) return undefined
  return {
    file,
    line,
    hebrew: 'הקובץ נשמר בקידוד אחר, והעברית בו לא נקראת. שמרו אותו שוב בקידוד UTF-8 (בפנקס הרשימות: שמירה בשם, קידוד)',
    english: 'the file is not UTF-8: save it again as UTF-8 (in Notepad: Save as, Encoding)',
  }
}

function firstBrokenLine(bytes: Buffer): number | undefined {
  const strict = new TextDecoder('utf-8', { fatal: true })
  if (isReadable(strict, bytes)) return undefined
  const lines = bytes.toString('latin1').split('\n')
  return lines.findIndex((line) => !isReadable(strict, Buffer.from(line, 'latin1'))) + 1 || 1
}

function isReadable(strict: TextDecoder, bytes: Buffer): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}
