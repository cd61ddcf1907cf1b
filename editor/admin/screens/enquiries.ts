import type { ListedEnquiry } from '../../../src/config/listed-enquiry.ts'
import type { Bar, Enquiries } from '../../gateway/screens/enquiries.ts'
import { element } from '../dialogs/dom.ts'
import { request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { formLink } from './form-link.ts'
import { latestAnswer } from './latest-answer.ts'

type Answer = ReturnType<Enquiries['read']>

const words = texts.enquiries

/** The enquiries from the site: what they say, their status, and counts. */
export async function enquiriesScreen(page: HTMLElement): Promise<void> {
  const first = await request<Answer>('enquiries')
  page.append(where(first))
  if (first.total === 0 && first.byForm.length === 0) {
    if (first.target === 'here') page.append(element('p', {}, words['none']))
    return
  }
  page.append(charts(first), list(first))
}

/** Says where enquiries are stored, and for how long. */
function where({ target, targetAddress, days, wantedDays }: Answer): HTMLElement {
  if (target === 'emailjs') {
    const link = element('a', { href: 'https://dashboard.emailjs.com/admin', target: '_blank', rel: 'noreferrer' }, words['emailjsLink'])
    return element('p', {}, words['emailjs'], ' ', link)
  }
  if (target === 'elsewhere') return element('p', {}, fill(words['elsewhere'], { address: targetAddress }))
  const toField = formLink(words['store'] ?? '', { form: '#/collections/owner/entries/facts', field: 'keepEnquiries' })
  return element(
    'p',
    {},
    days > 0 ? fill(words['stored'], { days }) : words['notStored'],
    ' ',
    wantedDays === days ? (days === 0 ? toField : undefined) : fill(words['soon'], { days: wantedDays }),
  )
}

function charts({ weeks, byForm, byPage }: Answer): HTMLElement {
  const shown = weeks.map(({ label, number }) => ({ label: shortDay(label), number }))
  const pages = byPage.map(({ label, number }) => ({ label: pageName(label), number }))
  return element(
    'section',
    { className: 'win-charts', ariaLabel: words['chartNote'] ?? '' },
    chart(words['weeks'], shown, 'win-columns'),
    chart(words['byForm'], byForm, 'win-bars'),
    chart(words['byPage'], pages, 'win-bars'),
  )
}

/** A bar chart. Each bar has its number as text, so it is readable without seeing the bars. */
function chart(title: string | undefined, bars: Bar[], className: string): HTMLElement {
  const highest = Math.max(1, ...bars.map(({ number }) => number))
  const items = bars.map(({ label, number }) => {
    const bar = element('i', {})
    bar.style.setProperty('--share', String(number / highest))
    return element('li', {}, element('span', { dir: 'auto' }, label), bar, element('b', {}, String(number)))
  })
  return element(
    'figure',
    {},
    element('figcaption', {}, title, element('small', {}, words['chartNote'])),
    element('ol', { className }, ...items),
  )
}

function list(first: Answer): HTMLElement {
  const search = element('input', { type: 'search', name: 'search', className: 'win-input' })
  const choices = [
    choice(
      'form',
      first.forms.map(({ name, label }) => [name, label]),
    ),
    choice('state', Object.entries(texts.enquiryStates)),
    ...(first.days > 0 ? [choice('status', Object.entries(texts.enquiryStatuses))] : []),
  ]
  const csv = element('a', { className: 'win-button', download: '' }, words['csv'])
  const form = element('form', { className: 'win-row win-filters', role: 'search' }, labelled(words['search'], search), ...choices, csv)
  const count = element('p', { role: 'status' })
  const items = element('ul', { className: 'win-enquiries' })

  function show({ enquiries, found }: Answer): void {
    const query = queryOf(form)
    csv.href = `/admin/enquiries.csv?${query}`
    const more = found > enquiries.length ? ` ${fill(words['more'], { n: enquiries.length })}` : ''
    count.textContent =
      found === 0 ? (words['noneFound'] ?? '') : `${found === 1 ? words['foundOne'] : fill(words['found'], { n: found })}.${more}`
    items.replaceChildren(...enquiries.map((enquiry) => item(enquiry, first)))
  }

  const showLatest = latestAnswer(show, (message) => {
    count.textContent = message
    items.replaceChildren()
  })
  let timer: ReturnType<typeof setTimeout>
  form.oninput = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void showLatest(request<Answer>(`enquiries?${queryOf(form)}`)), 200)
  }
  form.onsubmit = (event) => event.preventDefault()
  show(first)
  return element('section', {}, form, count, items)
}

function queryOf(form: HTMLFormElement): string {
  const filters = [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, value]) => value)
  return String(new URLSearchParams(filters))
}

function choice(name: string, options: string[][]): HTMLElement {
  const all = element('option', { value: '' }, words['all'])
  const select = element(
    'select',
    { name, className: 'win-input' },
    all,
    ...options.map(([value, label]) => element('option', { value: value ?? '' }, label)),
  )
  return labelled(words[name], select)
}

function labelled(label: string | undefined, field: HTMLElement): HTMLLabelElement {
  return element('label', { className: 'win-labelled' }, label, field)
}

function item(enquiry: ListedEnquiry, { forms }: Answer): HTMLLIElement {
  const { day, form, page, topic, state, status, details, resume, id } = enquiry
  const label = forms.find(({ name }) => name === form)?.label ?? form
  const head = element(
    'div',
    { className: 'win-enquiry-head' },
    element('time', { dateTime: day }, printedDay(day)),
    element('b', {}, label),
    // The first row of each form is who sent it.
    details?.[0] && element('b', { dir: 'auto' }, details[0][1]),
    element('span', {}, topic),
    element('span', { className: 'win-page', dir: 'auto' }, pageName(page)),
    element('span', { className: `win-state win-state-${state}` }, texts.enquiryStates[state]),
    id && status ? statusOf(id, status) : undefined,
  )
  if (!details) return element('li', {}, head)
  const rows = [...details, ...(resume ? [[words['resume'] ?? '', resume]] : [])]
  const list = element('dl', {}, ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]))
  return element('li', {}, head, element('details', {}, element('summary', {}, words['details']), list))
}

function statusOf(id: string, status: string): HTMLElement {
  const options = Object.entries(texts.enquiryStatuses).map(([value, label]) =>
    element('option', { value, selected: value === status }, label),
  )
  const select = element('select', { className: 'win-input', ariaLabel: words['status'] ?? '' }, ...options)
  const problem = element('span', { className: 'win-problem', role: 'alert' })
  let saved = status
  select.onchange = async () => {
    const chosen = select.value
    try {
      await request('status', { id, status: chosen })
      saved = chosen
      problem.textContent = ''
    } catch (error) {
      select.value = saved
      problem.textContent = (error as Error).message
    }
  }
  return element('span', { className: 'win-status-of' }, select, problem)
}

function pageName(page: string): string {
  return page === '-' || page === 'other' ? (words['unknownPage'] ?? '') : page
}

function printedDay(day: string): string {
  return day.split('-').reverse().join('.')
}

function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(date)}.${Number(month)}`
}
