import { expect, test } from '@playwright/test'
import { contentOf, entry } from '../support/content.ts'
import { texts } from '../support/texts.ts'

/** tests/pages checks that each page shows all of its content. */

// spec: 2-gallery-22, 2-school-principals-gallery, 2-science-basket-24, 3-gallery-image-source
test('galleries: 22 camp pictures, 24 of the science basket, 6 of the schools', () => {
  const count = (id: string) => entry('galleries', id).pictures.length
  expect([count('camp'), count('science'), count('school')]).toEqual([22, 24, 6])
})

// spec: 4-eight-questions-count
test('the story has 8 questions and 5 riddles in 3 tabs', () => {
  const { tabs, questions, trivia } = entry('story', 'story')
  expect([tabs.length, questions.length, trivia.riddles.length]).toEqual([3, 8, 5])
})

// spec: 2-home-five-floating-icons, 2-workshops-block
test('the home page has four workshops and five floating icons', () => {
  const { hero, workshops } = contentOf('index')
  expect([hero.icons.length, workshops.items.length]).toEqual([5, 4])
  expect(workshops.items.map(String)).toEqual(['ai', 'digital-creation', 'technology', 'team-building'])
})

// spec: 2-english-three-benefit-cards, 2-english-method-six-learning, 2-english-parents-testimonials, 2-english-single-open-collapsible, 2-english-registration-form-promises, 3-testimonials-text-name
test('the English page: 3 benefits, 6 results, 4 parents with their child’s grade, 2 tracks, a reply within 24 hours', () => {
  const { benefits, method, testimonials, tracks, form } = contentOf('win-english')
  expect(benefits.bricks.map(({ title }) => title)).toEqual(['למידה אישית', 'למידה חווייתית', 'למידה חברתית'])
  expect(method.holds).toHaveLength(6)
  expect(testimonials.items).toHaveLength(4)
  for (const { parent } of testimonials.items) expect(entry('testimonials', String(parent)).role).toMatch(/(אימא|אבא|הורים) .*בכיתה [א-ת]׳/)
  expect(tracks.tracks.map(({ id }) => id)).toEqual(['path-1', 'path-2'])
  expect(form.promise.hours).toBe(24)
  expect(texts('form-english').reply).toBe('נחזור אליכם בתוך 24 שעות.')
})

// spec: 2-ai-three-audiences-three, 2-ai-two-workshops-whose
test('the AI page: three audiences, and two workshops: from an idea to a clip, and from an idea to an app', () => {
  const { audiences, workshops } = contentOf('win-ai')
  expect(audiences.items.map(({ id }) => id)).toEqual(['students', 'teachers', 'business'])
  expect(workshops.items.map(({ id }) => id)).toEqual(['idea-to-clip', 'idea-to-app'])
})

// spec: 1-science-basket, 2-science-basket-hero, 2-science-basket-three, 3-testimonials-text-name, 3-gallery-image-source, 9-facts-science-baskets
test('the science basket: 6 benefits, 6 programmes, 5 steps, 3 clients with 5 stars, 7 questions, 24 simulators', () => {
  const { benefits, programmes, steps, testimonials, faq } = contentOf('science-basket')
  expect([benefits.items.length, programmes.items.length + 1, steps.items.length]).toEqual([6, 6, 5])
  expect(testimonials.items.map((id) => entry('testimonials', String(id)).rating)).toEqual([5, 5, 5])
  expect(entry('faq', String(faq.faq)).items).toHaveLength(7)
  expect(programmes.main.figure).toBe('24')
})

// spec: 3-interests-ids-programming
test('the interests of the science basket', () => {
  const interests = contentOf('science-basket').programmes.items.map(({ interest }) => interest)
  expect(interests.toSorted()).toEqual(['ai', 'gaming', 'media', 'programming', 'vr'])
})

// spec: 1-principals, 2-school-principals-three
test('the principals’ page: primary, middle and high school, with their grades', () => {
  expect(contentOf('school-principals').levels.levels.map(({ id, range }) => [id, range])).toEqual([
    ['primary', 'כיתות א׳ עד ו׳'],
    ['middle', 'כיתות ז׳ עד ט׳'],
    ['high', 'כיתות י׳ עד י״ב'],
  ])
})

// spec: 2-experiments-four-feature, 2-minecraft-education-four, 2-minecraft-city-benefits
test('the city, education and experiments pages: 4 steps each, 4 skills, 4 features, 3 and 2 testimonials', () => {
  const [city, education, experiments] = [contentOf('minecraft-city'), contentOf('minecraft-education'), contentOf('experiments')]
  expect([city.steps.steps.length, education.steps.steps.length]).toEqual([4, 4])
  expect([education.skills.tools.length, experiments.hero.features.length]).toEqual([4, 4])
  expect([education.testimonials.items.length, experiments.testimonials.items.length]).toEqual([3, 2])
})

// spec: 1-jobs, 2-jobs-four-listings
test('the four jobs: Java and Android for grade 12 in Kiryat Gat on two mornings, programming, English, digital literacy', () => {
  const shown = contentOf('jobs').openings.jobs.map(String)
  expect(shown).toEqual(expect.arrayContaining(['java-android', 'programming', 'english', 'digital']))
  const { place, audience, scope, mornings, position } = entry('jobs', 'java-android')
  expect({ place, audience, scope, mornings, position }).toEqual({
    place: 'קריית גת',
    audience: 'כיתה י״ב',
    scope: 'שני בקרים בשבוע',
    mornings: 2,
    position: 'programming',
  })
  expect(['programming', 'english', 'digital'].map((id) => entry('jobs', id).position)).toEqual(['programming', 'english', 'digital'])
})

test('job titles address women and men, as the law requires', () => {
  for (const id of ['java-android', 'programming', 'english', 'digital']) expect(entry('jobs', id).title).toMatch(/^\S+ים ו\S+ות /)
})

// spec: 9-facts-science-baskets
test('the science basket is for ages 6 to 15, in groups of 15 to 25, and its answers give the same numbers', () => {
  const { ages, group } = entry('programmes', 'science-basket')
  expect([ages, group]).toEqual([
    { from: 6, to: 15 },
    { from: 15, to: 25 },
  ])
  const answers = new Map(entry('faq', 'science-basket').items.map(({ id, answer }) => [id, answer.match(/\d+/g)]))
  expect(answers.get('ages')).toEqual(['6', '15'])
  expect(answers.get('groups')).toEqual(['15', '25'])
  const ranges = JSON.stringify(contentOf('science-basket')).match(/\d+–\d+/g) ?? []
  expect(['6–15', '15–25']).toEqual(expect.arrayContaining(ranges))
})
