import { component, type Element, h } from '../decap/decap.ts'
import { noSection, type PageSections, pageEvents, sectionsOf, shownPage } from '../session/page-sections.ts'
import { pages } from '../session/pages.ts'
import { excerpt, texts } from '../session/texts.ts'
import { input, labelled, select } from './controls.ts'

interface Props {
  to: string
  onChange(to: string): void
}

interface State {
  isTyped: boolean
  /** Sections of the chosen page, once known. */
  sections?: PageSections | undefined
}

interface Own {
  choose(value: string): Promise<void>
  readSections(): Promise<void>
  refresh(): void
  sectionSelect(page: string, id: string): Element
}

/** Special values: the page of this form, and an address of another site. */
const thisPage = '#'
const otherSite = 'https://'

/** Chooses a page of the site and a section from lists; only the address of another site is typed. */
export const PageOrAddress = component<Props, State, Own>({
  getInitialState: () => ({ isTyped: false }),
  componentDidMount() {
    void this.readSections()
    // The preview may load after this field.
    pageEvents.addEventListener('shown', this.refresh)
  },
  componentWillUnmount() {
    pageEvents.removeEventListener('shown', this.refresh)
  },
  refresh() {
    this.setState({ isTyped: this.state.isTyped })
    void this.readSections()
  },
  componentDidUpdate({ to }) {
    if (pageOf(to) === pageOf(this.props.to)) return
    this.setState({ sections: undefined })
    void this.readSections()
  },
  async readSections() {
    const page = pageOf(this.props.to)
    if (page === undefined) return
    const sections = await sectionsOf(page === thisPage ? shownPage.address : page)
    if (pageOf(this.props.to) === page) this.setState({ sections })
  },
  async choose(value) {
    this.setState({ isTyped: value === otherSite })
    if (value !== thisPage) return this.props.onChange(value === otherSite ? '' : value)
    const [first] = (await sectionsOf(shownPage.address))?.listed ?? []
    if (first) this.props.onChange(`#${first.id}`)
  },
  render() {
    const { to, onChange } = this.props
    const { sections } = this.state
    const page = pageOf(to)
    // Typed text may temporarily equal a page's address, for example as a prefix of a longer one.
    const isTyped = this.state.isTyped || (page === undefined && to !== '')
    const none = { value: '', label: texts.choose }
    // A page that is not loaded yet has no sections to choose from.
    const own = shownPage.address || page === thisPage ? [{ value: thisPage, label: texts.action['thisPage'] ?? '' }] : []
    const other = { value: otherSite, label: texts.action['otherAddress'] ?? '' }
    const [, id = ''] = to.split('#')
    const isMissing = page !== undefined && sections && id !== '' && !sections.ids.has(id)
    return h(
      'div',
      null,
      labelled(
        texts.action['page'],
        select(
          [...(to === '' ? [none] : []), ...own, ...pages, other],
          isTyped ? otherSite : (page ?? ''),
          (value) => void this.choose(value),
        ),
      ),
      isTyped ? labelled(texts.action['toHint'], input(to, onChange, { dir: 'ltr' })) : page && this.sectionSelect(page, id),
      isMissing && h('p', { className: 'win-problem', role: 'alert' }, noSection(id)),
    )
  },
  sectionSelect(page, id) {
    const { listed = [] } = this.state.sections ?? {}
    const isListed = id === '' || listed.some((section) => section.id === id)
    if (isListed && listed.length === 0) return null
    const options = [
      ...(page === thisPage ? [] : [{ value: '', label: texts.action['wholePage'] ?? '' }]),
      ...(isListed ? [] : [{ value: id, label: `#${id}` }]),
      ...listed.map((section) => ({ value: section.id, label: `${excerpt(section.heading)} · \u2066#${section.id}\u2069` })),
    ]
    const change = (next: string) => this.props.onChange([page === thisPage ? '' : page, next && `#${next}`].join(''))
    // A section may have been added in the meantime.
    const onFocus = () => void this.readSections()
    return labelled(texts.action['section'], select(options, id, change, { onFocus }))
  },
})

/** The page that an address targets, as in the list; undefined for other sites and unknown pages. */
function pageOf(to: string): string | undefined {
  const [path = ''] = to.split('#')
  if (path === '' && to.length > 1) return thisPage
  return pages.find(({ value }) => value === path)?.value
}
