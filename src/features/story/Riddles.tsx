import { useEffect, useRef } from 'react'
import { dismissToasts, prepareToasts, showToast } from '#browser/toast.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import actionRow from '#ui/Actions/Actions.module.css'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import { Celebration } from './Celebration.tsx'
import { Riddle } from './Riddle.tsx'
import styles from './Riddles.module.css'
import game from './StoryGame.module.css'
import type { StoryContent } from './story-content.ts'
import { allSolved, isRight, type StoryEvent, type StoryState } from './story-state.ts'

interface Props {
  content: StoryContent
  state: StoryState
  onType: (riddle: number, text: string) => void
  onSolve: (riddle: number) => void
  onMove: (event: StoryEvent) => void
}

export function Riddles({ content, state, onType, onSolve, onMove }: Props) {
  const { labels, trivia, messages } = content
  const done = allSolved(state)
  const list = useRef<HTMLOListElement>(null)
  const box = useRef<HTMLElement>(null)
  const justSolved = useRef<number>(undefined)
  useEffect(() => {
    prepareToasts()
    // Toasts about a riddle are dismissed when its tab closes.
    return dismissToasts
  }, [])

  // A solved field is disabled, so focus moves to the next unsolved riddle, and after the last one to the congratulation.
  useEffect(() => {
    if (justSolved.current === undefined || state.solved.length === 0) return
    const fields = [...(list.current?.querySelectorAll('input') ?? [])]
    const next = [...fields.slice(justSolved.current), ...fields].find((field) => !field.disabled)
    justSolved.current = undefined
    if (next) next.focus()
    else {
      box.current?.focus({ preventScroll: true })
      box.current?.scrollIntoView({ block: 'center' })
    }
  }, [state.solved])

  function check(riddle: number): boolean {
    const right = isRight(state.guesses[riddle] ?? '', trivia.answer)
    if (right) {
      justSolved.current = riddle
      onSolve(riddle)
    }
    dismissToasts()
    showToast(right ? { kind: 'success', message: messages.correct } : { kind: 'error', message: messages.wrong })
    return right
  }

  const actions = (
    <div className={actionRow.actions}>
      <button type="button" className={done ? game.primary : game.secondary} onClick={() => onMove({ type: 'started over' })}>
        <LineIcon name="again" />
        {labels.startOver}
      </button>
      <button type="button" className={game.secondary} onClick={() => onMove({ type: 'returned to questions' })}>
        <LineIcon name="arrowRight" />
        {labels.backToQuestions}
      </button>
    </div>
  )

  return (
    <>
      {done && (
        <Celebration content={content} ref={box}>
          {actions}
        </Celebration>
      )}
      <div className={styles.riddles}>
        <h2>{trivia.heading}</h2>
        <p className={styles.lit}>
          {interpolate(labels.lanternsLit, { n: state.solved.filter(Boolean).length, total: trivia.riddles.length })}
        </p>
        <ol className={styles.list} ref={list}>
          {trivia.riddles.map((riddle, index) => (
            <Riddle
              key={riddle}
              number={index + 1}
              riddle={riddle}
              answer={trivia.answer}
              solved={state.solved[index] ?? false}
              given={state.guesses[index] ?? ''}
              labels={labels}
              solvedMessage={messages.solved}
              wrongMessage={messages.wrong}
              onType={(text) => onType(index, text)}
              onCheck={() => check(index)}
            />
          ))}
        </ol>
        {!done && actions}
      </div>
    </>
  )
}
