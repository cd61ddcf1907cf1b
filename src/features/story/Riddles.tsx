import { ArrowRight, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { prepareToasts, showToast } from '@/lib/toast'
import { Celebration } from './Celebration'
import { Riddle } from './Riddle'
import styles from './Riddles.module.css'
import game from './StoryGame.module.css'
import { fillIn, type StoryContent } from './story-content'
import { allSolved, isRight, type StoryEvent, type StoryState } from './story-state'

interface Props {
  content: StoryContent
  state: StoryState
  onSolve: (riddle: number) => void
  onMove: (event: StoryEvent) => void
}

export function Riddles({ content, state, onSolve, onMove }: Props) {
  const { labels, trivia, messages } = content
  useEffect(() => void prepareToasts(), [])

  function check(riddle: number, given: string): boolean {
    const right = isRight(given, trivia.answer)
    if (right) onSolve(riddle)
    showToast(right ? { kind: 'success', message: messages.correct } : { kind: 'error', message: messages.wrong })
    return right
  }

  return (
    <div className={styles.riddles}>
      {allSolved(state) && <Celebration content={content} />}
      <h2>{trivia.heading}</h2>
      <p className={styles.lit}>{fillIn(labels.lanternsLit, { n: state.solved.filter(Boolean).length, total: trivia.riddles.length })}</p>
      <ol className={styles.list}>
        {trivia.riddles.map((riddle, index) => (
          <Riddle
            key={riddle}
            number={index + 1}
            riddle={riddle}
            answer={trivia.answer}
            solved={state.solved[index] ?? false}
            labels={labels}
            solvedMessage={messages.solved}
            onCheck={(given) => check(index, given)}
          />
        ))}
      </ol>
      <div className={game.actions}>
        <button type="button" className={game.paper} onClick={() => onMove({ type: 'returned to questions' })}>
          <ArrowRight aria-hidden />
          {labels.backToQuestions}
        </button>
        <button type="button" className={game.paper} onClick={() => onMove({ type: 'started over' })}>
          <RotateCcw aria-hidden />
          {labels.startOver}
        </button>
      </div>
    </div>
  )
}
