import { component, h, type Immutable } from '../decap/decap.ts'
import { request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { button, select } from './controls.ts'
import { picturesFolder, thumbOf } from './picture-address.ts'

interface Props {
  /** The entry that contains the picture: decides which folder is opened first. */
  entry: Immutable
  /** The current picture, as in content files. */
  value: string
  /** `width` is set for uploads. */
  onChoose(value: string, width?: number): void
}

interface State {
  isBusy: boolean
  names: string[]
  folder: string
  problem: string
  /** Pictures that nothing uses; undefined until the owner asks for them. */
  unused?: string[]
}

interface Own {
  /** The pictures are listed and a folder is open: an upload goes into it. */
  opening?: Promise<void>
  upload(file: File | undefined): Promise<void>
  listUnused(): Promise<void>
  remove(name: string): Promise<void>
}

const isNight = /-night\b/

/** Picks one of the site's pictures, folder by folder, or uploads one. */
export const PicturePicker = component<Props, State, Own>({
  getInitialState: () => ({ isBusy: false, names: [], folder: '', problem: '' }),
  componentDidMount() {
    const { value, entry } = this.props
    const own = value.startsWith(picturesFolder) ? folderOf(value.slice(picturesFolder.length)) : ''
    this.opening = request<string[]>('pictures').then((names) =>
      this.setState({ names, folder: own || folderFor(entry, names.map(folderOf)) }),
    )
  },
  async upload(file) {
    if (!file) return
    this.setState({ isBusy: true, problem: '' })
    try {
      await this.opening
      const folder = this.state.folder || 'uploads'
      const { name, width } = await request<{ name: string; width: number }>('pictures', {
        name: file.name,
        folder,
        content: await base64(file),
      })
      this.setState({ isBusy: false })
      this.props.onChoose(picturesFolder + name, width)
    } catch (error) {
      this.setState({ isBusy: false, problem: (error as Error).message })
    }
  },
  async listUnused() {
    this.setState({ unused: await request<string[]>('unused-pictures') })
  },
  async remove(name) {
    if (!confirm(fill(texts.picture['deleteSure'], { title: name }))) return
    try {
      await request('remove-picture', { name })
      const without = (list: string[] = []) => list.filter((one) => one !== name)
      this.setState({ problem: '', names: without(this.state.names), unused: without(this.state.unused) })
    } catch (error) {
      this.setState({ problem: (error as Error).message })
    }
  },
  render() {
    const { value, onChoose } = this.props
    const { isBusy, names, folder, problem } = this.state
    // The open form may use a picture before it is saved.
    const unused = this.state.unused?.filter((name) => picturesFolder + name !== value)
    const own = names.filter((name) => !folder || folderOf(name) === folder)
    const folders = [...new Set([...names.map(folderOf), ...(folder ? [folder] : [])])].sort()
    return [
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
        { key: 'folder' },
        select(
          [
            { value: '', label: texts.picture['allFolders'] ?? '' },
            ...folders.map((value) => ({ value, label: texts.pictureFolders[value] ?? value })),
          ],
          folder,
          (next) => this.setState({ folder: next }),
          { 'aria-label': texts.picture['folder'] },
        ),
      ),
      h(
        'div',
        { key: 'pictures', className: 'win-pictures' },
        own.length === 0 && h('p', { key: 'empty', className: 'win-hint' }, texts.picture['empty']),
        ...own.map((name) =>
          h(
            'button',
            {
              key: name,
              type: 'button',
              title: name,
              'aria-label': name,
              'aria-pressed': picturesFolder + name === value,
              'data-night': isNight.test(name) ? texts.picture['night'] : undefined,
              onClick: () => onChoose(picturesFolder + name),
            },
            thumbnail(picturesFolder + name),
          ),
        ),
      ),
      h(
        'details',
        {
          key: 'unused',
          onToggle: (event: { target: HTMLDetailsElement }) => void (event.target.open && this.listUnused()),
        },
        h('summary', null, texts.picture['unused']),
        unused?.length === 0 && h('p', { className: 'win-hint' }, texts.picture['allUsed']),
        h(
          'ul',
          { className: 'win-pictures' },
          ...(unused ?? []).map((name) =>
            h(
              'li',
              { key: name, title: name },
              thumbnail(picturesFolder + name),
              button(texts.picture['delete'], () => void this.remove(name), { 'aria-label': `${texts.picture['delete']}: ${name}` }),
            ),
          ),
        ),
      ),
    ]
  },
})

/** A small version of a picture, given its path in a content file. */
export function thumbnail(value: string, props: object = {}) {
  return h('img', { src: thumbOf(value), alt: '', loading: 'lazy', className: 'win-thumbnail', ...props })
}

/** The folder for an entry's pictures: that of its page or of its collection. Empty for a new page, which shows all pictures. */
function folderFor(entry: Immutable, folders: string[]): string {
  const kinds: Record<string, string> = {
    camps: 'camp',
    cities: 'camp',
    articles: 'blog',
    jobs: 'jobs',
    workshops: 'workshops',
    story: 'story',
  }
  const names = [entry.get<string | undefined>('slug') ?? '', kinds[entry.get<string>('collection')] ?? '']
  return names.find((name) => folders.includes(name)) ?? ''
}

function folderOf(name: string): string {
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
