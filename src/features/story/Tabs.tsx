import type { KeyboardEvent } from 'react'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import type { StoryPage } from './story-state.ts'
import styles from './Tabs.module.css'

const drawings = { story: 'book', emotional: 'heart', trivia: 'search' } as const

interface Props {
  /** Accessible name of the tab list. */
  label: string
  tabs: { id: StoryPage; label: string }[]
  page: StoryPage
  onChoose: (page: StoryPage) => void
}

/** Tabs drawn as bookmarks. The page is right-to-left, so the left arrow key selects the next tab. */
export function Tabs({ label, tabs, page, onChoose }: Props) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const current = tabs.findIndex((tab) => tab.id === page)
    const next = { ArrowLeft: current + 1, ArrowRight: current - 1, Home: 0, End: tabs.length - 1 }[event.key]
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
