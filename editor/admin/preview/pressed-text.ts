import type { FoundText } from '../../gateway/screens/find-texts.ts'
import { request } from '../session/api.ts'
import { findField, findPart } from './find-field.ts'
import { plainText } from './plain-text.ts'
import { closestTo, type Pressed } from './preview-document.ts'
import { cardNameOf, formOf, type PreviewHost } from './preview-state.ts'

/**
 * Goes to the field of the pressed text. If the text belongs to another form (a menu, a button, a form), offers that form. For a derived
 * text, goes to the part that is in this form.
 */
export async function openPressedText(host: PreviewHost, { text, nth, element }: Pressed, goToField: GoToField): Promise<void> {
  const form = formOf(host)
  const placeholder = host.state().placeholders.find((one) => one.text && text.includes(plainText(one.text)))
  if (placeholder) return goToField(placeholder.path)
  const own = findField(form, text, nth)
  const part = own ?? findPart(form, text)
  host.setState({ elsewhere: undefined })
  const title = cardNameOf(host)
  if (part && !title) goToField(part, '', text)
  if (text.length < 2 || (own && !title)) return
  const found = await request<FoundText[]>(`find?whole&words=${encodeURIComponent(text)}`)
  const isCamp = host.entry().get<string>('collection') === 'camps'
  const chip = isCamp && isBeside(element, form['title']) && factBehind(found)
  if (chip) return goToField(chip)
  // On a card of another entry, a text or a price belongs to that entry, even if this form has the same value.
  const mine = part && title ? [{ of: String(form[title] ?? ''), form: location.hash }] : []
  const closest = closestTo(element, [...mine, ...found.filter((one) => one.form !== location.hash)])
  const elsewhere = closest.filter((one): one is FoundText => 'text' in one)
  if (part && title && closest.length > elsewhere.length) return goToField(part)
  if (elsewhere.length > 0 || !part) host.setState({ elsewhere })
}

type GoToField = (path: string, message?: string, pressed?: string) => void

/** All camps share the same registration labels, so this goes to the fact behind a label. */
function factBehind(found: FoundText[]): string | undefined {
  const [, state] = found.map(({ field }) => /^(\w+)Chip$/.exec(field ?? '')).find(Boolean) ?? []
  return state && (/^(open|few|places|onePlace|full)$/.test(state) ? 'places' : 'dates')
}

function isBeside(element: Element, title: unknown): boolean {
  return element.closest('article')?.textContent?.includes(String(title)) ?? false
}
