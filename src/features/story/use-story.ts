import { useEffect, useReducer, useRef } from 'react'
import { safeStorage } from '#browser/safe-storage.ts'
import { freshStory, parseStory, type StoryEvent, type StoryState, storyReducer } from './story-state.ts'

const storageKey = 'win-story'

/** The story's state, which survives a reload in the same tab. */
export function useStory(questions: number, riddles: number): [StoryState, (event: StoryEvent) => void] {
  const [state, dispatch] = useReducer(storyReducer, undefined, () => freshStory(questions, riddles))
  const storage = useRef(safeStorage('sessionStorage'))
  const restored = useRef(false)

  useEffect(() => {
    const stored = parseStory(storage.current.get(storageKey), freshStory(questions, riddles))
    if (stored) dispatch({ type: 'restored', state: stored })
    restored.current = true
  }, [questions, riddles])

  useEffect(() => {
    if (restored.current) storage.current.set(storageKey, JSON.stringify(state))
  }, [state])

  return [state, dispatch]
}
