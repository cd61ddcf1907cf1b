import { FileText, FileX, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { type Control, useController } from 'react-hook-form'
import { classNames } from '@/lib/class-names'
import { FieldError } from '@/ui/Field/FieldError'
import { FieldLabel } from '@/ui/Field/FieldLabel'
import styles from './ResumeField.module.css'
import { type ResumeChoice, readResume, resumeEndings, toSize } from './resume'
import type { JobValues } from './schema'

const words = {
  label: 'קורות חיים',
  choose: 'בחירת קובץ',
  drop: 'או גרירה לכאן',
  kinds: 'PDF או Word, עד',
  reading: 'קוראים את הקובץ…',
  ready: 'מוכן לשליחה',
  other: 'קובץ אחר',
  remove: 'הסרת הקובץ',
}

interface Props {
  control: Control<JobValues>
  maxBytes: number
}

/** A native file input under a place to press or to drop on; what was chosen is checked at once. */
export function ResumeField({ control, maxBytes }: Props) {
  const { field } = useController({ control, name: 'resume' })
  const latest = useRef<File>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const choice = field.value
  const problem = choice?.state === 'refused' ? choice.problem : undefined

  async function choose(file: File | undefined): Promise<void> {
    latest.current = file
    if (!file) return
    field.onChange({ state: 'reading', name: file.name, size: file.size } satisfies ResumeChoice)
    const read = await readResume(file, maxBytes)
    // Another file may have been chosen, or this one removed, while it was read.
    if (latest.current === file) field.onChange(read)
  }

  function remove(): void {
    latest.current = undefined
    field.onChange(null)
    input.current?.focus()
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="job-resume">
        <FieldLabel required={false}>{words.label}</FieldLabel>
      </label>
      <div className={classNames(styles.place, choice !== null && styles[choice.state])}>
        <input
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          id="job-resume"
          name={field.name}
          type="file"
          accept={resumeEndings}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'job-resume-state job-resume-error' : 'job-resume-state'}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // The same file can be chosen again after it was mended.
            event.target.value = ''
          }}
          onBlur={field.onBlur}
        />
        <Sign choice={choice} />
        <p id="job-resume-state" className={styles.words}>
          {choice ? <Chosen choice={choice} /> : <Invitation maxBytes={maxBytes} />}
        </p>
        {choice && (
          <button type="button" className={styles.remove} aria-label={words.remove} onClick={remove}>
            <Trash2 aria-hidden />
          </button>
        )}
      </div>
      <FieldError id="job-resume-error">{problem}</FieldError>
    </div>
  )
}

function Sign({ choice }: { choice: ResumeChoice | null }) {
  if (!choice) return <Upload aria-hidden />
  return choice.state === 'refused' ? <FileX aria-hidden /> : <FileText aria-hidden />
}

function Invitation({ maxBytes }: { maxBytes: number }) {
  return (
    <>
      <span>
        <b>{words.choose}</b> {words.drop}
      </span>
      <small>
        {words.kinds} {toSize(maxBytes)}
      </small>
    </>
  )
}

function Chosen({ choice }: { choice: ResumeChoice }) {
  const states = { reading: words.reading, ready: words.ready, refused: words.other }
  return (
    <>
      <bdi>{choice.name}</bdi>
      <small>
        {toSize(choice.size)}, {states[choice.state]}
      </small>
    </>
  )
}
