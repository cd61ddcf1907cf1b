import type { Card } from '../../gateway/screens/cards.ts'
import { element } from '../dialogs/dom.ts'
import { request } from '../session/api.ts'
import { entryFile } from './entry-file.ts'

const link = 'a[class*="ListCardLink"][href*="/entries/"]'

/** Decap's lists show only titles. Adds details that tell entries apart: dates and places, what is unpublished, a picture. */
export function fillCards(): void {
  new MutationObserver(fillNew).observe(document.body, { childList: true, subtree: true })
}

/** Reloads all cards after a change. */
export function refillCards(): void {
  for (const card of document.querySelectorAll<HTMLAnchorElement>(link)) delete card.dataset['described']
  fillNew()
}

function fillNew(): void {
  const empty = [...document.querySelectorAll<HTMLAnchorElement>(link)].filter((card) => card.dataset['described'] !== card.hash)
  const [, folder] = /^src\/content\/([\w-]+)\//.exec(entryFile(empty[0]?.hash ?? '') ?? '') ?? []
  if (!folder) return
  for (const card of empty) card.dataset['described'] = card.hash
  void request<Card[]>(`cards?folder=${folder}`)
    .then((cards) => {
      for (const card of empty) fill(card, cards)
    })
    // Without details, the titles from Decap remain.
    .catch(() => undefined)
}

function fill(card: HTMLAnchorElement, cards: Card[]): void {
  const known = cards.find(({ path }) => path === entryFile(card.hash))
  for (const old of card.querySelectorAll('.win-card, .win-thumbnail')) old.remove()
  if (!known) return
  const { about, waits, marks, picture } = known
  if (picture) card.prepend(element('img', { className: 'win-thumbnail', src: `/admin/thumb/${picture}`, alt: '', loading: 'lazy' }))
  card.append(
    element(
      'span',
      { className: 'win-card' },
      about,
      ...waits.map((mark) => element('span', { className: 'win-mark win-unpublished' }, mark)),
      ...marks.map((mark) => element('span', { className: 'win-mark' }, mark)),
    ),
  )
}
