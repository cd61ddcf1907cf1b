import type { KeyboardEvent } from 'react'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import type { StoryPage } from './story-state.ts'
import styles from './Tabs.module.css'

const drawings = { story: 'book', emotional: 'heart', trivia: 'search' } as const

interface Props {
  /** What the tabs are, read aloud. */
  label: string
  tabs: { id: StoryPage; label: string }[]
  page: StoryPage
  onChoose: (page: StoryPage) => void
}

/** Bookmarks. By keyboard the arrows follow the eye: in right-to-left the left arrow is the next tab. */
export function Tabs({ label, tabs, page, onChoose }: Props) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const now = tabs.findIndex((tab) => tab.id === page)
    const next = { ArrowLeft: now + 1, ArrowRight: now - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = tabs[(next + tabs.length) % tabs.length]
    if (!tab) return
    onChoose(tab.id)
    event.currentTarget.querySelector<HTMLElement>(`#story-tab-${tab.id}`)?.focus()
  }

  return (
    <div className={styles.tabs} data-only="scripts" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const selected = tab.id === page
        return (
          <button
            key={tab.id}
            type="button"
            data-ring="inside"
            role="tab"
            id={`story-tab-${tab.id}`}
            aria-selected={selected}
            aria-controls={selected ? 'story-panel' : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            <LineIcon name={drawings[tab.id]} />
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}
