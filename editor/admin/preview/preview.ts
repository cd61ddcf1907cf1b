import type { FoundText } from '../../gateway/find-texts.ts'
import type { Note } from '../../gateway/note.ts'
import type { PartLink } from '../../gateway/part-links.ts'
import type { Report, ReportLine } from '../../gateway/report.ts'
import type { StandIn } from '../../gateway/stand-ins.ts'
import { bar, type Complaint } from '../bar/bar.ts'
import { fieldToOpen, openLine } from '../bar/report-list.ts'
import { sayBeforeRemoval } from '../before-removal.ts'
import { component, h, type PreviewProps } from '../decap.ts'
import { ask, Refusal } from '../gateway.ts'
import { chooseMenus } from '../in-menus.ts'
import { deadLinks, rememberParts, shownPage } from '../page-parts.ts'
import { tab } from '../tab.ts'
import { config, fill, texts } from '../texts.ts'
import { forgetTypedBack, storeWhileTyping } from '../unsaved.ts'
import { changedField, findField, findPart, headingsAbove, plain, says } from './find-field.ts'
import { focusOn, markWrong } from './focus-on.ts'
import { frameStyle } from './frame-style.ts'
import { closestTo, onPress, type Pressed, pageSays, retype, scrollTo, setNight } from './page.ts'

interface State {
  address: string
  note: string
  /** Where what is on no page yet can be added. */
  places: Note['places']
  /** The menus that the page is in. */
  menus?: string[] | undefined
  /** What is typed has a mistake, and the page is the one before it. */
  isBehind: boolean
  /** What a new page shows in place of what is not filled in yet. */
  standIns: StandIn[]
  /** The page is on its way. */
  isLoading: boolean
  isPhone: boolean
  isNight: boolean
  /** The page as on this day, where it is not today. */
  today: string
  /** Why there is no page to be seen, and the field that can change it. */
  trouble: string
  troubleAt?: ReportLine | undefined
  /** Where the text that was pressed is, if it is in another form; nowhere, if no field says it. */
  elsewhere?: FoundText[] | undefined
}

interface Answer extends Note {
  complaints: Complaint[]
  isBehind: boolean
  standIns: StandIn[]
  partLinks: PartLink[]
  address?: string
  menus?: string[]
  beforeRemoval?: string
}

type Form = Record<string, unknown>

interface Own {
  timer?: ReturnType<typeof setTimeout>
  late?: ReturnType<typeof setInterval>
  /** The document of the page that presses are listened to. */
  page?: Document | null
  frame?: HTMLIFrameElement | null
  /** The frame whose pages are followed. */
  followed?: HTMLIFrameElement
  /** How far the page was scrolled before it was loaded again. */
  scrolled: number
  sent?: Form
  /** What the page says, with what was typed onto it. */
  seen?: Form
  last?: string
  form(): Form
  cameBack(): void
  path(): string | undefined
  send(): Promise<void>
  /** What was answered to what was sent last, and of which file. */
  answer?: (Answer & { path: string }) | undefined
  say(): Promise<void>
  catchUp(): void
  chooseMenus(): Promise<void>
  lead(path: string, message?: string, said?: string): void
  pressed(pressed: Pressed): Promise<void>
  follow(): void
  loaded(): void
  explain(status: number): Promise<void>
  show(path: string): void
  retype(): void
  /** All that was typed into the field that changed last: a page may still show any of it. */
  typed: Set<string>
  typedIn: string
  /** Where on the page it was written last. */
  typedAt?: number | undefined
  /** Of a long text the line that was typed last, and those above it. */
  lines?: string[]
}

const pause = 400
const patience = 1_000
const untilItAnswers = 3_000
/** A busy machine may take its time to notice that a draft has changed. */
const longestWait = 120_000

const articleText = 'body'

/** What is shown on a page among others of its kind, and the field by which it is found there. */
const amongOthers: Record<string, string> = { camps: 'title', jobs: 'title', testimonials: 'text', workshops: 'title' }

/** The real page with what is being typed, and the way from a text on it to its field. */
export const Preview = component<PreviewProps, State, Own>({
  getInitialState: () => ({
    address: '',
    note: '',
    places: [],
    isBehind: false,
    standIns: [],
    isLoading: true,
    isPhone: window.innerWidth < 1100,
    isNight: false,
    today: '',
    trouble: '',
  }),
  componentDidMount() {
    shownPage.address = undefined
    void this.send()
    document.addEventListener('visibilitychange', this.cameBack)
    const field = fieldToOpen()
    if (field) setTimeout(() => this.lead(field), 800)
  },
  componentDidUpdate(before) {
    if (before.entry.get('data') === this.props.entry.get('data')) return
    this.retype()
    storeWhileTyping()
    forgetTypedBack()
    bar.wait()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), pause)
  },
  componentWillUnmount() {
    clearTimeout(this.timer)
    clearInterval(this.late)
    document.removeEventListener('visibilitychange', this.cameBack)
    this.answer = undefined
    bar.clear()
    void ask('forget', {})
  },
  form() {
    return this.props.entry.get<{ toJS(): Form }>('data').toJS()
  },
  /** The file may have been changed by hand meanwhile, in another window. */
  cameBack() {
    if (!document.hidden) void this.send()
  },
  /** Where the entry is, or will be once it has a name. */
  path() {
    const { entry } = this.props
    const own = entry.get<string>('path')
    if (own) return own
    const collection = config.collections.find(({ name }) => name === entry.get<string>('collection'))
    const address = entry.getIn<string | undefined>(['data', '_address'])
    return collection?.folder && address ? `${collection.folder}/${address}.${collection.extension}` : undefined
  },
  typed: new Set(),
  typedIn: '',
  scrolled: 0,
  retype() {
    const form = this.form()
    const changed = this.seen && changedField(this.seen, form)
    const [before, after] = [this.seen, form].map((data) => valueAt(data, changed ?? ''))
    this.seen = form
    if (!changed || typeof before !== 'string' || typeof after !== 'string') return
    this.lines = linesTo(before, after)
    // It is many blocks of the page, and only the page itself can say which.
    if (changed === articleText) return
    if (this.typedIn !== changed) {
      this.typed = new Set()
      this.typedAt = undefined
    }
    this.typedIn = changed
    this.typed.add(before)
    // A space alone is no other text to `says`, and is to be seen all the same.
    if (this.page && (plain(before) === plain(after) || !says(form, before)))
      this.typedAt = retype(this.page, before, after, this.typedAt) ?? this.typedAt
  },
  async send() {
    const path = this.path()
    if (!path) return
    const form = this.form()
    const changed = this.sent && changedField(this.sent, form)
    this.sent = form
    this.seen ??= form
    try {
      const isNew = this.props.entry.get<boolean>('newRecord') === true
      const answer = await ask<Answer>('draft', { path, form: { ...form, _tab: tab }, isNew })
      const { isBehind, standIns, address, note, places, menus, beforeRemoval } = answer
      sayBeforeRemoval(beforeRemoval)
      // What is wrong with it is asked again where something was typed after it: that answer may have come before this one.
      if (this.sent === form) {
        this.answer = { ...answer, path }
        void this.say()
      }
      this.setState({ address: address ?? '', note: note ?? '', places, menus, isBehind, standIns })
      // The address and the like are no text of the page.
      if (changed && !changed.startsWith('_')) this.last = changed
      // Of a new page the first answer comes before the server has noticed it.
      if ((changed || isNew) && !isBehind) this.catchUp()
    } catch (error) {
      const { message } = error as Error
      if (error instanceof Refusal) return bar.show([{ path: '', where: '', message }], () => undefined)
      // There is nothing to mend in the form; once the editor answers again, the strip has to say so by itself.
      bar.explain(message)
      this.timer = setTimeout(() => void this.send(), untilItAnswers)
    }
  },
  /** What is wrong, with links to parts that are not there: those of the page itself are known once it is shown. */
  async say() {
    const { answer } = this
    if (!answer) return
    const dead = await deadLinks(answer.partLinks.filter(({ page }) => page !== answer.address || page === shownPage.address))
    const complaints: Complaint[] = [
      ...answer.complaints,
      ...dead.map(({ field = '', where, message }) => ({ path: field, where, message, isForLater: true })),
    ]
    if (answer !== this.answer) return
    markWrong(complaints.filter(({ isNote, isEmpty }) => !isNote && !isEmpty).map(({ path }) => path))
    bar.show(complaints, (field, message) => this.lead(field, message), answer.path)
  },
  /**
   * A page that was on its way while the draft changed may have missed the news, and one that is new may have been asked for a moment too early.
   * If it stays as it is, it is asked for again.
   */
  catchUp() {
    const until = Date.now() + longestWait
    let wasBehind = false
    clearInterval(this.late)
    this.late = setInterval(async () => {
      const { address } = this.state
      if (Date.now() > until || !address) return clearInterval(this.late)
      const { isOld } = await ask<{ isOld: boolean }>(`old?address=${encodeURIComponent(address)}`)
      const page = this.frame?.contentDocument
      const isBehind = isOld || (page ? statusOf(page) === 404 : false)
      if (isBehind && wasBehind) this.frame?.contentWindow?.location.reload()
      wasBehind = isBehind && !wasBehind
    }, patience)
  },
  async chooseMenus() {
    const { address } = this.state
    if (!(await chooseMenus(address, String(this.form()['label'] ?? '')))) return
    bar.explain(texts.menus['saved'] ?? '')
    void bar.refresh()
    void this.send()
  },
  lead(path, message, said) {
    if (path) void focusOn(path, message, said)
  },
  /**
   * A text of this form leads to its field; one of a menu, a button or a form is in another form, which is offered. What the site puts together
   * may be either: it leads to what it has of this form.
   */
  async pressed({ text, nth, element }) {
    const form = this.form()
    const standIn = this.state.standIns.find(({ said }) => said && text.includes(plain(said)))
    if (standIn) return this.lead(standIn.path)
    const own = findField(form, text, nth)
    const part = own ?? findPart(form, text)
    this.setState({ elsewhere: undefined })
    const title = amongOthers[this.props.entry.get<string>('collection')]
    if (part && !title) this.lead(part, '', text)
    if (text.length < 2 || (own && !title)) return
    const found = await ask<FoundText[]>(`find?whole&words=${encodeURIComponent(text)}`)
    const chip = this.props.entry.get<string>('collection') === 'camps' && isBeside(element, form['title']) && factBehind(found)
    if (chip) return this.lead(chip)
    // Beside another of its kind a text or a price is of that one, also where this form says the same.
    const mine = part && title ? [{ of: String(form[title] ?? ''), form: location.hash }] : []
    const closest = closestTo(element, [...mine, ...found.filter((one) => one.form !== location.hash)])
    const elsewhere = closest.filter((one): one is FoundText => 'text' in one)
    if (part && title && closest.length > elsewhere.length) return this.lead(part)
    if (elsewhere.length > 0 || !part) this.setState({ elsewhere })
  },
  /** Waits until the page that is on its way can be read, not until all its pictures are there; and again whenever a page is left for another. */
  follow() {
    const page = this.followed?.contentDocument
    if (!this.followed?.isConnected) return
    if (!page || page === this.page || page.readyState === 'loading' || !(page.body?.children.length || statusOf(page) >= 400)) {
      requestAnimationFrame(() => this.follow())
      return
    }
    this.page = page
    const view = page.defaultView
    const left = () => {
      this.scrolled = view?.scrollY ?? 0
      this.follow()
    }
    view?.addEventListener('pagehide', left, { once: true })
    this.loaded()
  },
  loaded() {
    const page = this.frame?.contentDocument
    if (!page) return
    this.setState({ isLoading: false })
    void this.explain(statusOf(page))
    if (statusOf(page) < 400) {
      rememberParts(this.state.address, page)
      if (this.answer?.partLinks.length) void this.say()
    }
    if (this.state.isNight) setNight(page, true)
    onPress(
      page,
      (pressed) => void this.pressed(pressed),
      (file) => this.lead(findField(this.form(), `../../assets/pictures/${file}`) ?? '', `„${file}”`),
    )
    const form = this.form()
    const now = valueAt(form, this.typedIn)
    if (typeof now === 'string' && !pageSays(page, now))
      for (const old of this.typed) if (old !== now && !says(form, old)) retype(page, old, now, this.typedAt)
    const shown = this.last ?? amongOthers[this.props.entry.get<string>('collection')]
    const view = page.defaultView
    const goOn = () => {
      view?.scrollTo({ top: this.scrolled, behavior: 'instant' })
      if (shown) this.show(shown)
    }
    // The browser would go back to where it was, and that later than this.
    if (view) view.history.scrollRestoration = 'manual'
    goOn()
    // Until all of it is there, what is above may still grow.
    if (page.readyState !== 'complete') view?.addEventListener('load', goOn, { once: true })
  },
  /** A page that could not be made says so in words, and leads to the field that is the reason. */
  async explain(status) {
    if (status < 400) return this.setState({ trouble: '', troubleAt: undefined })
    if (status === 404) return this.setState({ trouble: texts.preview['missing'] ?? '', troubleAt: undefined })
    this.setState({ trouble: texts.preview['broken'] ?? '', troubleAt: undefined })
    const { stops } = await ask<Report>('report')
    const [first] = stops
    if (first) this.setState({ trouble: fill(texts.preview['brokenBy'], { reason: `${first.where} ${first.message}` }), troubleAt: first })
  },
  /** The part of the page that a field is in. */
  show(path) {
    const page = this.frame?.contentDocument
    const naming = amongOthers[this.props.entry.get<string>('collection')]
    // The name of a page is at its top, also where the page does not have all of it yet.
    if (path === 'title' && !naming) return page?.defaultView?.scrollTo(0, 0)
    const steps = path.split('.')
    const form = this.form()
    const value = valueAt(form, path)
    const text = typeof value === 'string' ? value : ''
    // What is chosen from a list, or not on the page as it is, is in the part whose heading is above it.
    const wanted = [...(text.includes('\n') ? (this.lines ?? []) : [text]), ...headingsAbove(form, path)]
    if (page) scrollTo(page, wanted, steps[0] ?? '', naming && String(form[naming] ?? ''))
  },
  render() {
    const { address, note, places, menus, isBehind, standIns, isLoading, isPhone, isNight, today, trouble, troubleAt, elsewhere } =
      this.state
    const shown = today ? `${address}?today=${today}` : address
    const hint = address ? (isLoading ? 'loading' : 'press') : this.path() ? 'opening' : 'notYet'
    const choice = (label: string | undefined, isOn: boolean, press: () => void) =>
      h('button', { type: 'button', 'aria-pressed': isOn, onClick: press }, label)
    const ways = (lines: { where: string; form?: string | undefined; field?: string }[] = []) =>
      lines.map((line) => h('button', { type: 'button', key: `${line.form}${line.field}`, onClick: () => openLine(line) }, line.where))
    const night = (next: boolean) => {
      this.setState({ isNight: next })
      if (this.frame?.contentDocument) setNight(this.frame.contentDocument, next)
    }
    return h(
      'div',
      { className: 'win-preview', dir: 'rtl' },
      h('style', null, frameStyle),
      h(
        'div',
        { className: 'win-tools' },
        choice(texts.preview['phone'], isPhone, () => this.setState({ isPhone: true })),
        choice(texts.preview['desktop'], !isPhone, () => this.setState({ isPhone: false })),
        choice(texts.preview['day'], !isNight, () => night(false)),
        choice(texts.preview['night'], isNight, () => night(true)),
        h(
          'label',
          { className: 'win-today' },
          texts.preview['today'],
          h('input', {
            type: 'date',
            value: today,
            onChange: ({ target }: { target: HTMLInputElement }) => this.setState({ today: target.value }),
          }),
        ),
        address && h('a', { href: shown, target: '_blank', rel: 'noopener' }, texts.preview['open']),
      ),
      trouble &&
        // What is not there yet for what is not filled in is said below.
        !(standIns.length > 0 && trouble === texts.preview['missing']) &&
        h(
          'p',
          { className: 'win-note win-trouble', role: 'alert' },
          trouble,
          troubleAt?.form && h('button', { type: 'button', onClick: () => openLine(troubleAt) }, texts.preview['toField']),
        ),
      elsewhere &&
        h(
          'p',
          { className: 'win-note win-elsewhere', role: 'status' },
          elsewhere.length === 0 ? texts.preview['byItself'] : texts.preview['elsewhere'],
          ...ways(elsewhere.slice(0, 3)),
        ),
      isBehind && address && !trouble && h('p', { className: 'win-note win-trouble' }, texts.preview['behind']),
      standIns.length > 0 && h('p', { className: 'win-note' }, texts.preview['standIns']),
      note
        ? h('p', { className: 'win-note' }, note, ...ways(places))
        : h('p', { className: 'win-note win-quiet', role: 'status' }, texts.preview[hint]),
      menus &&
        h(
          'p',
          { className: 'win-note win-quiet' },
          menus.length > 0 ? fill(texts.menus['in'], { places: menus.join(', ') }) : texts.menus['none'],
          h('button', { type: 'button', onClick: () => void this.chooseMenus() }, texts.menus['change']),
        ),
      address &&
        h(
          'div',
          // Why there is no page is said above; the server's own words for it are English.
          { className: isPhone ? 'win-stage win-phone' : 'win-stage win-desktop', style: { visibility: trouble ? 'hidden' : 'visible' } },
          h('iframe', {
            key: shown,
            src: shown,
            title: texts.preview['title'],
            ref: (element: HTMLIFrameElement | null) => {
              this.frame = element
              if (!element || element === this.followed) return
              this.followed = element
              this.scrolled = 0
              this.setState({ isLoading: true })
              this.follow()
            },
          }),
        ),
    )
  },
})

const linesAbove = 8

/** The line in which two texts begin to differ, as it is now, and those above it, the closest first: the page may not have what is just begun. */
function linesTo(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]]
  const at = now.findIndex((line, index) => line !== old[index])
  return now
    .slice(Math.max(0, at - linesAbove), at + 1)
    .reverse()
    .flatMap((line) => (line.startsWith('|') ? line.split('|').reverse() : line))
    .map((line) => line.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/^\d+\. |^> /, ''))
    .filter((line) => /[א-ת\w]/.test(line))
}

/** Of what is said of a camp's registration the words are the same for all camps: what is meant is the fact behind it. */
function factBehind(found: FoundText[]): string | undefined {
  const [, state] = found.map(({ field }) => /^(\w+)Chip$/.exec(field ?? '')).find(Boolean) ?? []
  return state && (/^(open|few|places|onePlace|full)$/.test(state) ? 'places' : 'dates')
}

function isBeside(element: Element, title: unknown): boolean {
  return element.closest('article')?.textContent?.includes(String(title)) ?? false
}

/** How the page was answered; a page that is not there yet counts as fine. */
function statusOf(page: Document): number {
  const [navigation] = (page.defaultView?.performance.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[]
  return navigation?.responseStatus ?? 0
}

function valueAt(form: Form | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((found, step) => (found as Form | undefined)?.[step], form)
}
