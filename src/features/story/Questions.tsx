import dragon from '#assets/icons/dragon.svg?url'
import noa from '#assets/icons/noa.svg?url'
import prince from '#assets/icons/prince.svg?url'
import { interpolate } from '#lib/text/interpolate.ts'
import actionRow from '#ui/Actions/Actions.module.css'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Questions.module.css'
import game from './StoryGame.module.css'
import type { StoryContent } from './story-content.ts'
import type { StoryEvent, StoryState } from './story-state.ts'

const faces = { uri: prince, lahav: dragon, noa }

interface Props {
  content: StoryContent
  state: StoryState
  onWrite: (text: string) => void
  onMove: (event: StoryEvent) => void
}

export function Questions({ content, state, onWrite, onMove }: Props) {
  const { labels, notes, characters } = content
  const question = content.questions[state.question]
  if (!question) return null
  const isLast = state.question === content.questions.length - 1
  return (
    <div className={styles.spread}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onMove({ type: 'advanced' })
        }}
      >
        <p className={styles.count}>{interpolate(labels.questionCount, { n: state.question + 1, total: content.questions.length })}</p>
        <h2 id="story-question">
          <Text>{question.text}</Text>
        </h2>
        <label htmlFor="story-answer">
          {labels.answer} <span>({labels.answerHint})</span>
        </label>
        <textarea
          id="story-answer"
          aria-describedby="story-question"
          className={styles.ruled}
          value={state.answers[state.question] ?? ''}
          placeholder={question.placeholder}
          onChange={(event) => onWrite(event.target.value)}
        />
        <div className={actionRow.actions}>
          <button type="submit" className={game.primary}>
            {isLast ? labels.nextToTrivia : labels.next}
            <LineIcon name="arrowLeft" />
          </button>
          <button type="button" className={game.secondary} onClick={() => onMove({ type: 'stepped back' })}>
            <LineIcon name="arrowRight" />
            {state.question === 0 ? labels.backToStory : labels.back}
          </button>
        </div>
        <p className={styles.safe}>
          <LineIcon name="lock" />
          {notes.privacy}
        </p>
      </form>
      <figure className={styles.voice}>
        <blockquote>
          <p>
            <Text>{question.voice.text}</Text>
          </p>
          <b>{characters[question.voice.who]}</b>
        </blockquote>
        <img src={faces[question.voice.who]} alt="" width={280} height={280} />
      </figure>
    </div>
  )
}
