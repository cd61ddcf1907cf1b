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
  /** Where an entry that no page shows can be added. */
  places: Note['places']
  /** The menus that contain the page. */
  menus?: string[] | undefined
  /** The form has an error, so the page still shows an earlier state. */
  isBehind: boolean
  /** Placeholders that a new page shows for empty fields. */
  standIns: StandIn[]
  /** The page is loading. */
  isLoading: boolean
  isPhone: boolean
  isNight: boolean
  /** Preview the page as on this day instead of today. */
  today: string
  /** Why the page can't be shown, and the field that can fix it. */
  problem: string
  problemAt?: ReportLine | undefined
  /** Fields in other forms that contain the pressed text; empty if there are none. */
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
  /** The document that already has a press listener. */
  page?: Document | null
  frame?: HTMLIFrameElement | null
  /** The frame whose navigation is observed. */
  followed?: HTMLIFrameElement
  /** Scroll position before the page was reloaded. */
  scrolled: number
  sent?: Form
  /** The form data that the page shows, including text written onto it. */
  seen?: Form
  last?: string
  form(): Form
  onVisibilityChange(): void
  path(): string | undefined
  send(): Promise<void>
  /** The response to the last request, and its file. */
  answer?: (Answer & { path: string }) | undefined
  showComplaints(): Promise<void>
  reloadIfOutdated(): void
  chooseMenus(): Promise<void>
  goTo(path: string, message?: string, pressed?: string): void
  pressed(pressed: Pressed): Promise<void>
  follow(): void
  loaded(): void
  explain(status: number): Promise<void>
  show(path: string): void
  retype(): void
  /** Every value of the field that changed last: the page may still show any of them. */
  typed: Set<string>
  typedIn: string
  /** The position on the page where it was last written. */
  typedAt?: number | undefined
  /** In a long text: the line that was last typed, and the lines above it. */
  lines?: string[]
}

const debounceMs = 400
const outdatedCheckMs = 1_000
const retryMs = 3_000
/** A busy machine may take long to notice a changed draft. */
const maxWaitMs = 120_000

const articleText = 'body'

/** Collections that are shown as cards on a page, and the field that identifies a card there. */
const cardNames: Record<string, string> = { camps: 'title', jobs: 'title', testimonials: 'text', workshops: 'title' }

/** The real page with unsaved changes; pressing a text goes to its field. */
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
    problem: '',
  }),
  componentDidMount() {
    shownPage.address = undefined
    void this.send()
    document.addEventListener('visibilitychange', this.onVisibilityChange)
    const field = fieldToOpen()
    if (field) setTimeout(() => this.goTo(field), 800)
  },
  componentDidUpdate(before) {
    if (before.entry.get('data') === this.props.entry.get('data')) return
    this.retype()
    storeWhileTyping()
    forgetTypedBack()
    bar.wait()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), debounceMs)
  },
  componentWillUnmount() {
    clearTimeout(this.timer)
    clearInterval(this.late)
    document.removeEventListener('visibilitychange', this.onVisibilityChange)
    this.answer = undefined
    bar.clear()
    void ask('forget', {})
  },
  form() {
    return this.props.entry.get<{ toJS(): Form }>('data').toJS()
  },
  /** The file may have changed outside this window. */
  onVisibilityChange() {
    if (!document.hidden) void this.send()
  },
  /** Path of the entry's file, or its future path once it has an address. */
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
    // An article's text is many blocks of the page, and only the rebuilt page can show which one changed.
    if (changed === articleText) return
    if (this.typedIn !== changed) {
      this.typed = new Set()
      this.typedAt = undefined
    }
    this.typedIn = changed
    this.typed.add(before)
    // `says` ignores whitespace, but an added space must be visible too.
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
      // A newer request may have been answered before this one.
      if (this.sent === form) {
        this.answer = { ...answer, path }
        void this.showComplaints()
      }
      this.setState({ address: address ?? '', note: note ?? '', places, menus, isBehind, standIns })
      // Fields such as the address are not texts of the page.
      if (changed && !changed.startsWith('_')) this.last = changed
      // For a new page, the first response arrives before the dev server has noticed the draft.
      if ((changed || isNew) && !isBehind) this.reloadIfOutdated()
    } catch (error) {
      const { message } = error as Error
      if (error instanceof Refusal) return bar.show([{ path: '', where: '', message }], () => undefined)
      // Nothing to fix in the form. Retries, so that the status bar updates once the editor answers.
      bar.explain(message)
      this.timer = setTimeout(() => void this.send(), retryMs)
    }
  },
  /** Shows the complaints, including links to missing sections. Sections of the page itself are known once it is loaded. */
  async showComplaints() {
    const { answer } = this
    if (!answer) return
    const dead = await deadLinks(answer.partLinks.filter(({ page }) => page !== answer.address || page === shownPage.address))
    const complaints: Complaint[] = [
      ...answer.complaints,
      ...dead.map(({ field = '', where, message }) => ({ path: field, where, message, isForLater: true })),
    ]
    if (answer !== this.answer) return
    markWrong(complaints.filter(({ isNote, isEmpty }) => !isNote && !isEmpty).map(({ path }) => path))
    bar.show(complaints, (field, message) => this.goTo(field, message), answer.path)
  },
  /**
   * Reloads the preview if it stays outdated. A page that was loading while the draft changed misses the update, and a new page may have
   * been requested too early.
   */
  reloadIfOutdated() {
    const until = Date.now() + maxWaitMs
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
    }, outdatedCheckMs)
  },
  async chooseMenus() {
    const { address } = this.state
    if (!(await chooseMenus(address, String(this.form()['label'] ?? '')))) return
    bar.explain(texts.menus['saved'] ?? '')
    void bar.refresh()
    void this.send()
  },
  goTo(path, message, pressed) {
    if (path) void focusOn(path, message, pressed)
  },
  /**
   * Goes to the field of the pressed text. If the text belongs to another form (a menu, a button, a form), offers that form. For a derived
   * text, goes to the part that is in this form.
   */
  async pressed({ text, nth, element }) {
    const form = this.form()
    const standIn = this.state.standIns.find(({ said }) => said && text.includes(plain(said)))
    if (standIn) return this.goTo(standIn.path)
    const own = findField(form, text, nth)
    const part = own ?? findPart(form, text)
    this.setState({ elsewhere: undefined })
    const title = cardNames[this.props.entry.get<string>('collection')]
    if (part && !title) this.goTo(part, '', text)
    if (text.length < 2 || (own && !title)) return
    const found = await ask<FoundText[]>(`find?whole&words=${encodeURIComponent(text)}`)
    const chip = this.props.entry.get<string>('collection') === 'camps' && isBeside(element, form['title']) && factBehind(found)
    if (chip) return this.goTo(chip)
    // On a card of another entry, a text or a price belongs to that entry, even if this form has the same value.
    const mine = part && title ? [{ of: String(form[title] ?? ''), form: location.hash }] : []
    const closest = closestTo(element, [...mine, ...found.filter((one) => one.form !== location.hash)])
    const elsewhere = closest.filter((one): one is FoundText => 'text' in one)
    if (part && title && closest.length > elsewhere.length) return this.goTo(part)
    if (elsewhere.length > 0 || !part) this.setState({ elsewhere })
  },
  /** Waits until the loading page can be read, without waiting for its pictures. Runs again whenever a page is left for another. */
  follow() {
    const page = this.followed?.contentDocument
    if (!this.followed?.isConnected) return
    if (!page || page === this.page || page.readyState === 'loading' || !(page.body?.children.length || statusOf(page) >= 400)) {
      requestAnimationFrame(() => this.follow())
      return
    }
    this.page = page
    const view = page.defaultView
    const onLeave = () => {
      this.scrolled = view?.scrollY ?? 0
      this.follow()
    }
    view?.addEventListener('pagehide', onLeave, { once: true })
    this.loaded()
  },
  loaded() {
    const page = this.frame?.contentDocument
    if (!page) return
    this.setState({ isLoading: false })
    void this.explain(statusOf(page))
    if (statusOf(page) < 400) {
      rememberParts(this.state.address, page)
      if (this.answer?.partLinks.length) void this.showComplaints()
    }
    if (this.state.isNight) setNight(page, true)
    onPress(
      page,
      (pressed) => void this.pressed(pressed),
      (file) => this.goTo(findField(this.form(), `../../assets/pictures/${file}`) ?? '', `„${file}”`),
    )
    const form = this.form()
    const now = valueAt(form, this.typedIn)
    if (typeof now === 'string' && !pageSays(page, now))
      for (const old of this.typed) if (old !== now && !says(form, old)) retype(page, old, now, this.typedAt)
    const shown = this.last ?? cardNames[this.props.entry.get<string>('collection')]
    const view = page.defaultView
    const restorePosition = () => {
      view?.scrollTo({ top: this.scrolled, behavior: 'instant' })
      if (shown) this.show(shown)
    }
    // Otherwise the browser would restore its own scroll position later.
    if (view) view.history.scrollRestoration = 'manual'
    restorePosition()
    // Until everything is loaded, content above may still grow.
    if (page.readyState !== 'complete') view?.addEventListener('load', restorePosition, { once: true })
  },
  /** Explains why a page could not be rendered, with a link to the field that is the cause. */
  async explain(status) {
    if (status < 400) return this.setState({ problem: '', problemAt: undefined })
    if (status === 404) return this.setState({ problem: texts.preview['missing'] ?? '', problemAt: undefined })
    this.setState({ problem: texts.preview['broken'] ?? '', problemAt: undefined })
    const { stops } = await ask<Report>('report')
    const [first] = stops
    if (first) this.setState({ problem: fill(texts.preview['brokenBy'], { reason: `${first.where} ${first.message}` }), problemAt: first })
  },
  /** Scrolls the page to the section that contains a field. */
  show(path) {
    const page = this.frame?.contentDocument
    const cardName = cardNames[this.props.entry.get<string>('collection')]
    // The name of a page is at its top, even if the page does not contain it yet.
    if (path === 'title' && !cardName) return page?.defaultView?.scrollTo(0, 0)
    const steps = path.split('.')
    const form = this.form()
    const value = valueAt(form, path)
    const text = typeof value === 'string' ? value : ''
    // A chosen or derived value is in the section under its heading.
    const wanted = [...(text.includes('\n') ? (this.lines ?? []) : [text]), ...headingsAbove(form, path)]
    if (page) scrollTo(page, wanted, steps[0] ?? '', cardName && String(form[cardName] ?? ''))
  },
  render() {
    const { address, note, places, menus, isBehind, standIns, isLoading, isPhone, isNight, today, problem, problemAt, elsewhere } =
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
      problem &&
        // A new page that is not there yet because of empty fields is explained below.
        !(standIns.length > 0 && problem === texts.preview['missing']) &&
        h(
          'p',
          { className: 'win-note win-trouble', role: 'alert' },
          problem,
          problemAt?.form && h('button', { type: 'button', onClick: () => openLine(problemAt) }, texts.preview['toField']),
        ),
      elsewhere &&
        h(
          'p',
          { className: 'win-note win-elsewhere', role: 'status' },
          elsewhere.length === 0 ? texts.preview['byItself'] : texts.preview['elsewhere'],
          ...ways(elsewhere.slice(0, 3)),
        ),
      isBehind && address && !problem && h('p', { className: 'win-note win-trouble' }, texts.preview['behind']),
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
          // The reason is shown above; the server's own error page is English.
          { className: isPhone ? 'win-stage win-phone' : 'win-stage win-desktop', style: { visibility: problem ? 'hidden' : 'visible' } },
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

/** The first changed line and the lines above it, nearest first: the page may not contain a line that was just begun. */
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

/** All camps share the same registration labels, so this goes to the fact behind a label. */
function factBehind(found: FoundText[]): string | undefined {
  const [, state] = found.map(({ field }) => /^(\w+)Chip$/.exec(field ?? '')).find(Boolean) ?? []
  return state && (/^(open|few|places|onePlace|full)$/.test(state) ? 'places' : 'dates')
}

function isBeside(element: Element, title: unknown): boolean {
  return element.closest('article')?.textContent?.includes(String(title)) ?? false
}

/** HTTP status of the page; 0 if it is not loaded yet, which counts as fine. */
function statusOf(page: Document): number {
  const [navigation] = (page.defaultView?.performance.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[]
  return navigation?.responseStatus ?? 0
}

function valueAt(form: Form | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((found, step) => (found as Form | undefined)?.[step], form)
}
