import { expect, test } from 'vitest'
import { allSolved, freshStory, isRight, parseStory, type StoryEvent, type StoryState, storyReducer } from './story-state.ts'

const fresh = freshStory(8, 5)

function after(...events: StoryEvent[]): StoryState {
  return events.reduce(storyReducer, fresh)
}

// spec: 3-story-state-page
test('starts on the story tab, with nothing written and nothing solved', () => {
  expect(fresh).toEqual({
    page: 'story',
    question: 0,
    answers: Array(8).fill(''),
    solved: Array(5).fill(false),
    guesses: Array(5).fill(''),
  })
})

test('keeps the text typed at a riddle when the tab changes', () => {
  const state = after({ type: 'guess typed', riddle: 1, text: 'נו' }, { type: 'tab chosen', page: 'story' })
  expect(state.guesses).toEqual(['', 'נו', '', '', ''])
})

test('tabs switch freely', () => {
  expect(after({ type: 'tab chosen', page: 'trivia' }).page).toBe('trivia')
  expect(after({ type: 'tab chosen', page: 'trivia' }, { type: 'tab chosen', page: 'emotional' }).page).toBe('emotional')
})

test('the button at the end of the story opens the questions', () => {
  expect(after({ type: 'story finished' }).page).toBe('emotional')
})

test('next opens the next question and keeps the written answers', () => {
  const state = after({ type: 'story finished' }, { type: 'answer written', text: 'בכיתה' }, { type: 'advanced' })
  expect(state).toMatchObject({ page: 'emotional', question: 1 })
  expect(state.answers[0]).toBe('בכיתה')
})

// spec: 4-eight-questions-count
test('next on the last question opens the riddles and resets the index to 0', () => {
  const state = Array.from({ length: 8 }).reduce<StoryState>(
    (now) => storyReducer(now, { type: 'advanced' }),
    after({ type: 'story finished' }),
  )
  expect(state).toMatchObject({ page: 'trivia', question: 0 })
})

test('back opens the previous question, and the story from the first question', () => {
  expect(after({ type: 'story finished' }, { type: 'advanced' }, { type: 'stepped back' })).toMatchObject({
    page: 'emotional',
    question: 0,
  })
  expect(after({ type: 'story finished' }, { type: 'stepped back' }).page).toBe('story')
})

test('back to the questions opens the last one', () => {
  expect(after({ type: 'tab chosen', page: 'trivia' }, { type: 'returned to questions' })).toMatchObject({ page: 'emotional', question: 7 })
})

test('the riddles are complete when all five are solved, not four', () => {
  const four = after(...[0, 1, 2, 3].map((riddle) => ({ type: 'riddle solved', riddle }) as const))
  expect(allSolved(four)).toBe(false)
  expect(allSolved(storyReducer(four, { type: 'riddle solved', riddle: 4 }))).toBe(true)
})

test('starting over clears flags and answers and returns to the story', () => {
  const state = after(
    { type: 'answer written', text: 'x' },
    { type: 'riddle solved', riddle: 2 },
    { type: 'tab chosen', page: 'trivia' },
    { type: 'started over' },
  )
  expect(state).toEqual(fresh)
})

test.each([
  ['נועה', true],
  ['  נועה ', true],
  ['נועה!', false],
  ['אורית', false],
  ['', false],
])('the answer "%s" is right: %s', (given, right) => {
  expect(isRight(given, 'נועה')).toBe(right)
})

// spec: 5-trivia-answer-after
test('compares Latin answers case-insensitively', () => {
  expect(isRight(' NOA', 'noa')).toBe(true)
})

test('restores a stored state and rejects anything malformed', () => {
  const state = after({ type: 'story finished' }, { type: 'answer written', text: 'שלום' })
  expect(parseStory(JSON.stringify(state), fresh)).toEqual(state)
  for (const malformed of [
    null,
    '',
    '{}',
    '[]',
    'null',
    '{"page":"x"}',
    JSON.stringify({ ...state, question: 99 }),
    JSON.stringify({ ...state, answers: [1] }),
  ]) {
    expect(parseStory(malformed, fresh)).toBeUndefined()
  }
})
