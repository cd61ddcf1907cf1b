import type { FoundText } from '../../gateway/find-texts.ts'
import { element } from '../bar/element.ts'
import { ask } from '../gateway.ts'
import { fill, texts } from '../texts.ts'
import { mostFound } from './most-found.ts'
import { formLink } from './to-form.ts'

const words = texts.search

/** Texts of the site by what they say. What is looked for is in the address, so that the way back leads to the list. */
export async function searchScreen(page: HTMLElement): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('words') ?? ''
  const field = element('input', { type: 'search', name: 'words', value: wanted, className: 'win-input', autofocus: wanted === '' })
  page.append(
    element('p', {}, words['hint']),
    element(
      'form',
      { className: 'win-row win-search' },
      element('label', { className: 'win-labelled' }, element('span', {}, words['words']), field),
      element('button', { className: 'win-button' }, words['find']),
    ),
  )
  if (!wanted.trim()) return
  const found = await ask<FoundText[]>(`find?words=${encodeURIComponent(wanted)}`)
  const count = found.length === 0 ? words['none'] : fill(words[found.length < mostFound ? 'found' : 'most'], { n: found.length })
  page.append(
    element('p', { role: 'status' }, count),
    element(
      'ol',
      { className: 'win-events' },
      ...found.map((line) => element('li', {}, formLink(line.text, line), element('div', {}, line.where))),
    ),
  )
}
