import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import texts from '#content/interface/samples.json' with { type: 'json' }
import { Faq } from './kit/Faq/Faq.tsx'
import { Figures } from './kit/Figures/Figures.tsx'
import { Gallery } from './kit/Gallery/Gallery.tsx'
import { Hero } from './kit/Hero/Hero.tsx'
import { Testimonials } from './kit/Testimonials/Testimonials.tsx'

/** Matches schemas whose content may be a sample. */
const sampled = /\bsample\b|reference\('(testimonials|faq|workshops|galleries|jobs)'\)/

// spec: decided-sample-marks
test('every section that may show samples renders the mark', () => {
  const unmarked = globSync('src/sections/**/schema.ts')
    .filter((file) => sampled.test(readFileSync(file, 'utf8')))
    .map((file) => dirname(file))
    .filter(
      (folder) => !globSync(`${folder}/*.tsx`).some((view) => /<SampleMark |samples=\{|galleryCaption/.test(readFileSync(view, 'utf8'))),
    )
  expect(unmarked).toEqual([])
})

const picture = (sample: boolean, src = '/a.webp') => ({ alt: 'ילדים', width: 4, height: 3, colour: '', src, avif: src, sample })
const quote = (id: string, sample: boolean, rating?: number) => ({ id, text: 'כיף', name: 'דנה', role: 'אימא', sample, rating })
const head = { heading: 'כותרת', lead: 'שורה' }

const views = {
  quotes: (one: boolean, other: boolean) => <Testimonials id="a" {...head} items={[quote('a', one), quote('b', other)]} />,
  answers: (one: boolean, other: boolean) => (
    <Faq
      id="a"
      faq={{
        id: 'faq',
        title: 'שאלות',
        lead: 'שורה',
        items: [
          { id: 'a', question: 'מי?', answer: 'אנחנו', sample: one },
          { id: 'b', question: 'מה?', answer: 'זה', sample: other },
        ],
      }}
    />
  ),
}

/** Returns the scope of each mark in the section. */
function marksOf(view: React.ReactElement): string[] {
  return [...renderToStaticMarkup(view).matchAll(/ data-sample="(\w+)"/g)].map(([, scope = '']) => scope)
}

test.each(Object.entries(views))(
  '%s: one mark for the block if all items are samples, one per sample if some are, none if none is',
  (_, view) => {
    expect(marksOf(view(true, true))).toEqual(['block'])
    expect(marksOf(view(true, false))).toEqual(['item'])
    expect(marksOf(view(false, false))).toEqual([])
  },
)

test('a quotation with a rating gets one mark only', () => {
  expect(marksOf(<Testimonials id="a" {...head} items={[quote('a', true, 5), quote('b', true, 4)]} />)).toEqual(['block'])
  expect(marksOf(<Testimonials id="a" {...head} items={[quote('a', true, 5), quote('b', false, 4)]} />)).toEqual(['item'])
})

test('a gallery says whether all or some of its pictures are illustrations', () => {
  const gallery = (...flags: boolean[]) => (
    <Gallery
      id="a"
      {...head}
      layout="wall"
      gallery={{ id: 'g', title: 'תמונות', pictures: flags.map((flag, at) => picture(flag, `/${at}`)) }}
    />
  )
  const [all, some, none] = [gallery(true, true), gallery(true, false), gallery(false, false)].map((view) => renderToStaticMarkup(view))
  expect(all).toContain(`>${texts.illustrations}</p>`)
  expect(some).toContain(`>${texts.someIllustrations}</p>`)
  expect(none).not.toContain(texts.illustrations)
  expect([all, some, none].map((html) => html?.match(/data-illustration/g)?.length ?? 0)).toEqual([2, 1, 0])
})

test('marks a first screen with sample facts', () => {
  const hero = (sample: boolean) => (
    <Hero {...head} actions={[]} facts={[{ value: 'שעתיים', label: 'מפגש' }]} picture={picture(false)} sample={sample} />
  )
  expect(marksOf(hero(true))).toEqual(['block'])
  expect(marksOf(hero(false))).toEqual([])
})

test('marks each sample figure, because the heading of the figures is visually hidden', () => {
  const view = (one: boolean, other: boolean) => (
    <Figures
      id="a"
      heading="מספרים"
      items={[
        { value: 6, label: 'תוכניות', sample: one },
        { value: 9, label: 'ערים', sample: other },
      ]}
    />
  )
  expect(marksOf(view(true, true))).toEqual(['item', 'item'])
  expect(marksOf(view(true, false))).toEqual(['item'])
  expect(marksOf(view(false, false))).toEqual([])
})
