import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type CampFacts, toCampView } from '#features/camps/camp-view.ts'
import { CampDialogs } from './CampDialogs.tsx'
import { CampTickets } from './CampTickets.tsx'

const facts: Omit<CampFacts & { isOnline: true }, 'terms'> = {
  title: 'מחנה',
  sample: false,
  stage: 'scheduled',
  isOnline: true,
  groups: 'בקבוצות',
  dates: { first: '2027-07-04', last: '2027-07-15', sample: false },
  hours: { from: '08:00', to: '13:00', sample: false },
  grades: { from: 2, to: 8, sample: false },
  activities: [],
  price: 590,
  instalments: 3,
  picture: { alt: 'ילדים במחנה', width: 4, height: 3, colour: '', src: '/camp.webp', avif: '/camp.avif', sample: false },
  signUp: { message: 'היי', paymentPage: false },
  inMenu: true,
  draft: false,
}

function camp(id: string, terms: string) {
  const words = { title: terms, intro: '', refundsHeading: '', refunds: [], rules: [], question: '' }
  const law = { statutory: { title: '', intro: '', items: [], sample: false }, howToCancel: { title: '', text: '', sample: false } }
  return toCampView(id, { ...facts, terms: { id: terms, ...words, ...law } }, {}, '2027-01-01')
}

it('each camp opens its own terms, and shared terms are rendered once', () => {
  const camps = [camp('summer', 'strict'), camp('online', 'mild'), camp('winter', 'strict')]
  const html = renderToStaticMarkup(
    <>
      <CampTickets id="camps" heading="המחנות" camps={camps} />
      <CampDialogs camps={camps} />
    </>,
  )
  // Two per camp, one on each face of the card.
  const opened = [...html.matchAll(/commandfor="(terms-[^"]+)" aria-haspopup/g)].map(([, id]) => id)
  const dialogs = [...html.matchAll(/<dialog id="(terms-[^"]+)"/g)].map(([, id]) => id)
  expect(opened).toEqual(['terms-strict', 'terms-strict', 'terms-mild', 'terms-mild', 'terms-strict', 'terms-strict'])
  expect(dialogs).toEqual(['terms-strict', 'terms-mild'])
})
