import type { Card } from '../gateway/cards.ts'
import { element } from './bar/element.ts'
import { fileAt } from './file-at.ts'
import { ask } from './gateway.ts'

const link = 'a[class*="ListCardLink"][href*="/entries/"]'

/** The form builder's lists say titles only. What tells entries apart is put beside them: when and where, what is not published, a picture. */
export function fillCards(): void {
  new MutationObserver(fillNew).observe(document.body, { childList: true, subtree: true })
}

/** What they say may have changed. */
export function refillCards(): void {
  for (const card of document.querySelectorAll<HTMLAnchorElement>(link)) delete card.dataset['described']
  fillNew()
}

function fillNew(): void {
  const empty = [...document.querySelectorAll<HTMLAnchorElement>(link)].filter((card) => card.dataset['described'] !== card.hash)
  const [, folder] = /^src\/content\/([\w-]+)\//.exec(fileAt(empty[0]?.hash ?? '') ?? '') ?? []
  if (!folder) return
  for (const card of empty) card.dataset['described'] = card.hash
  void ask<Card[]>(`cards?folder=${folder}`)
    .then((cards) => {
      for (const card of empty) fill(card, cards)
    })
    // Without them only the titles are there, as the form builder made them.
    .catch(() => undefined)
}

function fill(card: HTMLAnchorElement, cards: Card[]): void {
  const known = cards.find(({ path }) => path === fileAt(card.hash))
  for (const old of card.querySelectorAll('.win-card, .win-thumbnail')) old.remove()
  if (!known) return
  const { about, waits, marks, picture } = known
  if (picture) card.prepend(element('img', { className: 'win-thumbnail', src: `/admin/thumb/${picture}`, alt: '', loading: 'lazy' }))
  card.append(
    element(
      'span',
      { className: 'win-card' },
      about,
      ...waits.map((mark) => element('span', { className: 'win-mark win-waits' }, mark)),
      ...marks.map((mark) => element('span', { className: 'win-mark' }, mark)),
    ),
  )
}
