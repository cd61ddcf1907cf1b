import { useEffect, useEffectEvent, useRef } from 'react'
import texts from '#content/interface/form-job.json' with { type: 'json' }
import type { FileChoice } from '#forms/engine/rules.ts'
import { classNames } from '#lib/class-names.ts'
import type { LineIconName } from '#lib/line-icons.ts'
import { FieldError } from '#ui/Field/FieldError.tsx'
import { FieldLabel } from '#ui/Field/FieldLabel.tsx'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import styles from './ResumeField.module.css'
import { toSize } from './to-size.ts'

/** File types that the file dialog offers. */
const extensions = '.pdf,.doc,.docx'

interface Props {
  id: string
  name: string
  label: string
  choice: FileChoice | null
  onChoose: (choice: FileChoice | null) => void
  maxBytes: number
}

/** A native file input under an area to press or to drop a file on. The chosen file is checked immediately. */
export function ResumeField({ id, name, label, choice, onChoose, maxBytes }: Props) {
  const latest = useRef<File>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const problem = choice?.state === 'refused' ? choice.problem : undefined

  async function choose(file: File | undefined): Promise<void> {
    latest.current = file
    if (!file) return
    onChoose({ state: 'reading', name: file.name, size: file.size })
    const read = await check(file, maxBytes)
    // Another file may have been chosen, or this one removed, while it was being read.
    if (latest.current !== file) return
    latest.current = undefined
    onChoose(read)
  }

  function remove(): void {
    latest.current = undefined
    onChoose(null)
    input.current?.focus()
  }

  // A file may have been chosen before hydration.
  const takeOver = useEffectEvent(() => void choose(input.current?.files?.[0]))
  useEffect(() => takeOver(), [])

  // The native input keeps its own file: clear it after a removal and after the form was sent.
  const isEmpty = choice === null
  useEffect(() => {
    if (isEmpty && latest.current === undefined && input.current) input.current.value = ''
  }, [isEmpty])

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel required={false}>{label}</FieldLabel>
      </label>
      <div data-ring="" className={classNames(styles.place, choice !== null && styles[choice.state])}>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={extensions}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-state ${id}-error` : `${id}-state`}
          onChange={(event) => void choose(event.target.files?.[0])}
          onClick={(event) => {
            // Lets the visitor choose the same file again after correcting it.
            if (problem) event.currentTarget.value = ''
          }}
        />
        <LineIcon name={iconOf(choice)} />
        <p id={`${id}-state`} className={styles.text} aria-live="polite">
          {choice ? <Chosen choice={choice} /> : <Invitation maxBytes={maxBytes} />}
        </p>
        {choice && (
          <button type="button" className={styles.remove} aria-label={texts.resumeRemove} onClick={remove}>
            <LineIcon name="bin" />
          </button>
        )}
      </div>
      <div aria-live="polite">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  )
}

/** Loads the checks with the first file: most visitors never choose one. */
async function check(file: File, maxBytes: number): Promise<FileChoice> {
  try {
    const { readResume } = await import('./read-resume.ts')
    return await readResume(file, maxBytes, toSize(maxBytes))
  } catch {
    return { state: 'refused', name: file.name, size: file.size, problem: texts.resumeUnreadable }
  }
}

function iconOf(choice: FileChoice | null): LineIconName {
  if (!choice) return 'upload'
  return choice.state === 'refused' ? 'brokenFile' : 'file'
}

function Invitation({ maxBytes }: { maxBytes: number }) {
  return (
    <>
      <span>
        <b>{texts.resumeChoose}</b>
        <span className={styles.drop}>{` ${texts.resumeDrop}`}</span>
      </span>{' '}
      <small>
        {`${texts.resumeKinds} `}
        <bdi dir="ltr">{toSize(maxBytes)}</bdi>
      </small>
    </>
  )
}

function Chosen({ choice }: { choice: FileChoice }) {
  return (
    <>
      <FileName name={choice.name} />{' '}
      <small>
        <bdi dir="ltr">{toSize(choice.size)}</bdi>
        {choice.state !== 'refused' && `, ${choice.state === 'ready' ? texts.resumeReady : texts.resumeReading}`}
      </small>
    </>
  )
}

/** “קורות חיים 2026.pdf” in the right order: the Latin run at its end is isolated, because Hebrew text would reorder it. */
function FileName({ name }: { name: string }) {
  const start = name.search(/[!-~]*$/)
  return (
    <bdi>
      {name.slice(0, start)}
      <bdi dir="ltr">{name.slice(start)}</bdi>
    </bdi>
  )
}
