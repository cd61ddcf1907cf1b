/** What the visitor chose for a resume, and what came of it. */
export type ResumeChoice =
  | { state: 'reading'; name: string; size: number }
  | { state: 'ready'; name: string; size: number; dataUrl: string }
  | { state: 'refused'; name: string; size: number; problem: string }

/** What the file dialog offers. */
export const resumeEndings = '.pdf,.doc,.docx'

/** Whether the application may go with this: no resume at all, or one that was read. */
export function isSendable(choice: unknown): boolean {
  if (choice === null || choice === undefined) return true
  return typeof choice === 'object' && 'state' in choice && choice.state === 'ready'
}

/** 1500000 → '1.5 MB'. */
export function toSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`
}
