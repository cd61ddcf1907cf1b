export type StoryPage = 'story' | 'emotional' | 'trivia'

export interface StoryState {
  page: StoryPage
  /** Index of the open question, from 0. */
  question: number
  /** The answer written to each question. */
  answers: string[]
  /** True for each solved riddle. */
  solved: boolean[]
  /** The text typed at each riddle so far. */
  guesses: string[]
}

export type StoryEvent =
  | { type: 'tab chosen'; page: StoryPage }
  | { type: 'story finished' }
  | { type: 'answer written'; text: string }
  | { type: 'advanced' }
  | { type: 'stepped back' }
  | { type: 'guess typed'; riddle: number; text: string }
  | { type: 'riddle solved'; riddle: number }
  | { type: 'returned to questions' }
  | { type: 'started over' }
  | { type: 'restored'; state: StoryState }

export function freshStory(questions: number, riddles: number): StoryState {
  return {
    page: 'story',
    question: 0,
    answers: Array<string>(questions).fill(''),
    solved: Array<boolean>(riddles).fill(false),
    guesses: Array<string>(riddles).fill(''),
  }
}

export function storyReducer(state: StoryState, event: StoryEvent): StoryState {
  const last = state.answers.length - 1
  switch (event.type) {
    case 'tab chosen':
      return { ...state, page: event.page }
    case 'story finished':
      return { ...state, page: 'emotional' }
    case 'answer written':
      return { ...state, answers: replaced(state.answers, state.question, event.text) }
    case 'advanced':
      return state.question < last ? { ...state, question: state.question + 1 } : { ...state, page: 'trivia', question: 0 }
    case 'stepped back':
      return state.question > 0 ? { ...state, question: state.question - 1 } : { ...state, page: 'story' }
    case 'guess typed':
      return { ...state, guesses: replaced(state.guesses, event.riddle, event.text) }
    case 'riddle solved':
      return { ...state, solved: replaced(state.solved, event.riddle, true) }
    case 'returned to questions':
      return { ...state, page: 'emotional', question: last }
    case 'started over':
      return freshStory(state.answers.length, state.solved.length)
    case 'restored':
      return event.state
  }
}

/** Compares a riddle's answer, ignoring surrounding spaces and case. */
export function isRight(given: string, answer: string): boolean {
  return given.trim().toLowerCase() === answer.trim().toLowerCase()
}

export function allSolved({ solved }: StoryState): boolean {
  return solved.every(Boolean)
}

/** Parses the state stored in this tab; returns undefined if it does not fit this story. */
export function parseStory(stored: string | null, fresh: StoryState): StoryState | undefined {
  try {
    const state: StoryState = JSON.parse(stored ?? '')
    const fits =
      ['story', 'emotional', 'trivia'].includes(state.page) &&
      Number.isInteger(state.question) &&
      state.question in fresh.answers &&
      state.answers.length === fresh.answers.length &&
      state.answers.every((answer) => typeof answer === 'string') &&
      state.solved.length === fresh.solved.length &&
      state.solved.every((flag) => typeof flag === 'boolean') &&
      state.guesses.length === fresh.guesses.length &&
      state.guesses.every((guess) => typeof guess === 'string')
    return fits ? state : undefined
  } catch {
    return undefined
  }
}

/** Replaces `Array.prototype.with`, which older engines lack. */
function replaced<Item>(items: Item[], place: number, item: Item): Item[] {
  return items.map((old, at) => (at === place ? item : old))
}
