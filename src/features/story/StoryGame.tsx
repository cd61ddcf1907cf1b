import { useEffect, useRef } from 'react'
import { interpolate } from '#lib/text/interpolate.ts'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Questions } from './Questions.tsx'
import { Riddles } from './Riddles.tsx'
import { Scenes } from './Scenes.tsx'
import { Stage } from './Stage.tsx'
import styles from './StoryGame.module.css'
import type { StoryContent } from './story-content.ts'
import { allSolved, type StoryEvent, type StoryState } from './story-state.ts'
import { Tabs } from './Tabs.tsx'
import { useStory } from './use-story.ts'

/** The stage with its ravine, above three tabs: each question passed lays a block of the bridge, each solved riddle lights a lantern. */
export function StoryGame({ content }: { content: StoryContent }) {
  const [state, dispatch] = useStory(content.questions.length, content.trivia.riddles.length)
  const panel = useRef<HTMLDivElement>(null)

  /** True after a press that opens another tab or question: the effect below then focuses it and scrolls to its start. */
  const moved = useRef(false)
  function go(event: StoryEvent): void {
    moved.current = true
    dispatch(event)
  }
  const place = `${state.page} ${state.question}`
  useEffect(() => {
    if (!moved.current || !place) return
    moved.current = false
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [place])

  return (
    <>
      <Stage content={content} state={state} />
      <div className={styles.ground}>
        <div className={styles.book}>
          <Tabs
            label={content.labels.tabs}
            tabs={content.tabs}
            page={state.page}
            onChoose={(page) => dispatch({ type: 'tab chosen', page })}
          />
          <div
            className={styles.pages}
            role="tabpanel"
            id="story-panel"
            aria-labelledby={`story-tab-${state.page}`}
            tabIndex={-1}
            ref={panel}
          >
            {state.page === 'story' && <Scenes content={content} />}
            {state.page === 'emotional' && (
              <Questions content={content} state={state} onWrite={(text) => dispatch({ type: 'answer written', text })} onMove={go} />
            )}
            {state.page === 'trivia' && (
              <Riddles
                content={content}
                state={state}
                onType={(riddle, text) => dispatch({ type: 'guess typed', riddle, text })}
                onSolve={(riddle) => dispatch({ type: 'riddle solved', riddle })}
                onMove={go}
              />
            )}
          </div>
          {state.page === 'story' && (
            <div className={styles.turn} data-only="scripts">
              <div className={styles.ending}>
                <Picture picture={content.storyEnd.picture} sizes="100vw" />
              </div>
              <p>{content.storyEnd.text}</p>
              <button type="button" className={styles.primary} onClick={() => go({ type: 'story finished' })}>
                {content.storyEnd.button}
                <LineIcon name="arrowLeft" />
              </button>
            </div>
          )}
          {state.page === 'emotional' && <p className={styles.care}>{content.notes.grownUp}</p>}
        </div>
      </div>
      <p aria-live="polite">
        <VisuallyHidden>{announcement(content, state)}</VisuallyHidden>
      </p>
    </>
  )
}

/** Text announced to screen readers when the question or the number of lit lanterns changes. */
function announcement({ labels, questions, trivia, congratulation }: StoryContent, state: StoryState): string {
  switch (state.page) {
    case 'story':
      return ''
    case 'emotional':
      return interpolate(labels.questionCount, { n: state.question + 1, total: questions.length })
    case 'trivia': {
      const lit = interpolate(labels.lanternsLit, { n: state.solved.filter(Boolean).length, total: trivia.riddles.length })
      return allSolved(state) ? `${lit}. ${congratulation.heading}` : lit
    }
  }
}
