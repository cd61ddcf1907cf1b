import type { Report } from '../../gateway/publishing/report.ts'
import { request } from '../session/api.ts'
import { rememberSections } from '../session/page-sections.ts'
import { fill, texts } from '../session/texts.ts'
import { changedField, findField, formHasText, headingsAbove, sectionIdOf, valueAt } from './find-field.ts'
import { plainText } from './plain-text.ts'
import { onPress, type Pressed, pageHasText, replaceText, scrollTo, setNight } from './preview-document.ts'
import { cardNameOf, type Form, formOf, type PreviewHost } from './preview-state.ts'

interface Events {
  onPress(pressed: Pressed): void
  onLoad(): void
  goToField(path: string, message?: string): void
}

const articleText = 'body'

/** The frame with the real page: follows its reloads, keeps its scroll position, and writes typed text onto it. */
export function pageView(host: PreviewHost, events: Events) {
  let frame: HTMLIFrameElement | null = null
  /** The frame whose navigation is observed. */
  let followed: HTMLIFrameElement | undefined
  /** The document that already has a press listener. */
  let page: Document | null | undefined
  /** Scroll position before the page was reloaded. */
  let scrolled = 0
  /** The form data that the page shows, including text written onto it. */
  let shownForm: Form | undefined
  /** The field that changed last, which is scrolled into view. */
  let lastField: string | undefined
  /** The field that is being typed in, and all its values: the page may still show any of them. */
  let typedField = ''
  let typedValues = new Set<string>()
  /** The position on the page where it was last written. */
  let typedAt: number | undefined
  /** In a long text: the line that was last typed, and the lines above it. */
  let typedLines: string[] = []

  /** Writes typed text onto the page immediately. The rebuilt page follows. */
  function showTyping(): void {
    const form = formOf(host)
    const changed = shownForm && changedField(shownForm, form)
    const [before, after] = [shownForm, form].map((data) => valueAt(data, changed ?? ''))
    shownForm = form
    if (!changed || typeof before !== 'string' || typeof after !== 'string') return
    typedLines = linesTo(before, after)
    // An article's text is many blocks of the page, and only the rebuilt page can show which one changed.
    if (changed === articleText) return
    if (typedField !== changed) {
      typedValues = new Set()
      typedAt = undefined
    }
    typedField = changed
    typedValues.add(before)
    // `formHasText` ignores whitespace, but an added space must be visible too.
    if (page && (plainText(before) === plainText(after) || !formHasText(form, before)))
      typedAt = replaceText(page, before, after, { last: typedAt, name: cardNameIn(form) }) ?? typedAt
  }

  /** The name on the card of an entry that is one of several on its page, unless the name itself is being typed. */
  function cardNameIn(form: Form): string | undefined {
    const field = cardNameOf(host)
    return field && field !== typedField ? String(form[field] ?? '') : undefined
  }

  /** Writes the current text onto a page that was rebuilt with an earlier one. */
  function catchUp(loaded: Document): void {
    const form = formOf(host)
    const now = valueAt(form, typedField)
    if (typeof now !== 'string' || pageHasText(loaded, now)) return
    for (const old of typedValues)
      if (old !== now && !formHasText(form, old)) replaceText(loaded, old, now, { last: typedAt, name: cardNameIn(form) })
  }

  /** Waits until the loading page can be read, without waiting for its pictures. Runs again whenever a page is left for another. */
  function follow(): void {
    const next = followed?.contentDocument
    if (!followed?.isConnected) return
    if (!next || next === page || next.readyState === 'loading' || !(next.body?.children.length || statusOf(next) >= 400)) {
      requestAnimationFrame(follow)
      return
    }
    page = next
    const view = next.defaultView
    const onLeave = () => {
      scrolled = view?.scrollY ?? 0
      follow()
    }
    view?.addEventListener('pagehide', onLeave, { once: true })
    loaded()
  }

  function loaded(): void {
    const current = frame?.contentDocument
    if (!current) return
    host.setState({ isLoading: false })
    void explain(statusOf(current))
    if (statusOf(current) < 400) {
      rememberSections(host.state().address, current)
      events.onLoad()
    }
    if (host.state().isNight) setNight(current, true)
    onPress(current, events.onPress, (file) =>
      events.goToField(findField(formOf(host), `../../assets/pictures/${file}`) ?? '', `„${file}”`),
    )
    catchUp(current)
    restorePosition(current)
  }

  function restorePosition(current: Document): void {
    const view = current.defaultView
    const field = lastField ?? cardNameOf(host)
    const restore = () => {
      view?.scrollTo({ top: scrolled, behavior: 'instant' })
      if (field) scrollToField(field)
    }
    // Otherwise the browser would restore its own scroll position later.
    if (view) view.history.scrollRestoration = 'manual'
    restore()
    // Until everything is loaded, content above may still grow.
    if (current.readyState !== 'complete') view?.addEventListener('load', restore, { once: true })
  }

  /** Scrolls the page to the section that contains a field. */
  function scrollToField(path: string): void {
    const current = frame?.contentDocument
    const cardName = cardNameOf(host)
    // The name of a page is at its top, even if the page does not contain it yet.
    if (path === 'title' && !cardName) {
      current?.defaultView?.scrollTo(0, 0)
      return
    }
    const form = formOf(host)
    const value = valueAt(form, path)
    const text = typeof value === 'string' ? value : ''
    // A chosen or derived value is in the section under its heading.
    const wanted = [...(text.includes('\n') ? typedLines : [text]), ...headingsAbove(form, path)]
    if (current) scrollTo(current, wanted, sectionIdOf(form, path), cardName && String(form[cardName] ?? ''))
  }

  /** Explains why a page could not be rendered, with a link to the field that is the cause. */
  async function explain(status: number): Promise<void> {
    if (status < 400) return host.setState({ problem: '', problemAt: undefined })
    if (status === 404) return host.setState({ problem: texts.preview['missing'] ?? '', problemAt: undefined })
    host.setState({ problem: texts.preview['broken'] ?? '', problemAt: undefined })
    const { stops } = await request<Report>('report')
    const [first] = stops
    if (first) host.setState({ problem: fill(texts.preview['brokenBy'], { reason: `${first.where} ${first.message}` }), problemAt: first })
  }

  return {
    showTyping,
    formSent(form: Form) {
      shownForm ??= form
    },
    onChange(field: string) {
      lastField = field
    },
    status: () => (frame?.contentDocument ? statusOf(frame.contentDocument) : 0),
    reload: () => frame?.contentWindow?.location.reload(),
    setNight(isNight: boolean) {
      if (frame?.contentDocument) setNight(frame.contentDocument, isNight)
    },
    /** Called with the frame when it is rendered, and with null when it is removed. */
    attach(element: HTMLIFrameElement | null) {
      frame = element
      if (!element || element === followed) return
      followed = element
      scrolled = 0
      host.setState({ isLoading: true })
      follow()
    },
  }
}

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

/** HTTP status of the page; 0 if it is not loaded yet, which counts as fine. */
function statusOf(page: Document): number {
  const [navigation] = (page.defaultView?.performance.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[]
  return navigation?.responseStatus ?? 0
}
