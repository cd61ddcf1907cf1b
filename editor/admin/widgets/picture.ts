import { component, h, type Immutable, type WidgetProps } from '../decap.ts'
import { ask } from '../gateway.ts'
import { texts } from '../texts.ts'
import { button, focusInside, select } from './parts.ts'

const base = '../../assets/pictures/'

interface State {
  isOpen: boolean
  isBusy: boolean
  names: string[]
  shelf: string
  problem: string
}

interface Own {
  open(): Promise<void>
  upload(file: File | undefined): Promise<void>
}

/** A picture of the site, chosen among those that are there or brought from the computer. */
export const Picture = component<WidgetProps, State, Own>({
  getInitialState: () => ({ isOpen: false, isBusy: false, names: [], shelf: '', problem: '' }),
  focus() {
    focusInside(this.props.forID)
  },
  async open() {
    const names = await ask<string[]>('pictures')
    const own = String(this.props.value ?? '').startsWith(base) ? shelfOf(String(this.props.value).slice(base.length)) : ''
    this.setState({ isOpen: true, names, shelf: own || shelfFor(this.props.entry, names.map(shelfOf)), problem: '' })
  },
  async upload(file) {
    if (!file) return
    this.setState({ isBusy: true, problem: '' })
    try {
      const { name } = await ask<{ name: string }>('pictures', { name: file.name, shelf: this.state.shelf, content: await base64(file) })
      this.props.onChange(base + name)
      this.setState({ isBusy: false, isOpen: false })
    } catch (error) {
      this.setState({ isBusy: false, problem: (error as Error).message })
    }
  },
  render() {
    const { value, onChange, forID, field } = this.props
    const { isOpen, isBusy, names, shelf, problem } = this.state
    const shelves = [...new Set([...names.map(shelfOf), shelf])].sort()
    const toggle = () => (isOpen ? this.setState({ isOpen: false }) : void this.open())
    const choose = (name: string) => {
      onChange(base + name)
      this.setState({ isOpen: false })
    }
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-row' },
        Boolean(value) && thumbnail(String(value).slice(base.length)),
        button(isOpen ? texts.close : value ? texts.picture['change'] : texts.picture['choose'], toggle, { 'aria-expanded': isOpen }),
        Boolean(value) && field.get('required') === false && button(texts.remove, () => onChange(undefined)),
      ),
      isOpen && [
        h(
          'label',
          { key: 'upload', className: 'win-button win-upload' },
          isBusy ? texts.picture['uploading'] : texts.picture['upload'],
          h('input', {
            type: 'file',
            accept: 'image/*,.heic,.heif',
            disabled: isBusy,
            onChange: (event: { target: HTMLInputElement }) => void this.upload(event.target.files?.[0]),
          }),
        ),
        problem && h('p', { key: 'problem', className: 'win-problem', role: 'alert' }, problem),
        h('p', { key: 'hint', className: 'win-hint' }, texts.picture['hint']),
        h(
          'div',
          { key: 'shelf' },
          select(
            shelves.map((name) => ({ value: name, label: name })),
            shelf,
            (next) => this.setState({ shelf: next }),
            { 'aria-label': texts.picture['shelf'] },
          ),
        ),
        h(
          'div',
          { key: 'pictures', className: 'win-pictures' },
          ...names
            .filter((name) => shelfOf(name) === shelf)
            .map((name) =>
              h(
                'button',
                {
                  key: name,
                  type: 'button',
                  title: name,
                  'aria-label': name,
                  'aria-pressed': base + name === value,
                  onClick: () => choose(name),
                },
                thumbnail(name),
              ),
            ),
        ),
      ],
    )
  },
})

function thumbnail(name: string) {
  return h('img', { src: `/admin/thumb/${name}`, alt: '', loading: 'lazy', className: 'win-thumbnail' })
}

/** Where pictures of this kind of content are: those of its own page, of its kind, or a shelf for what is new. */
function shelfFor(entry: Immutable, shelves: string[]): string {
  const kinds: Record<string, string> = {
    camps: 'camp',
    cities: 'camp',
    articles: 'blog',
    jobs: 'jobs',
    workshops: 'workshops',
    story: 'story',
  }
  const names = [entry.get<string | undefined>('slug') ?? '', kinds[entry.get<string>('collection')] ?? '']
  return names.find((name) => shelves.includes(name)) ?? 'uploads'
}

function shelfOf(name: string): string {
  return name.split('/').slice(0, -1).join('/')
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
