import { component, type PreviewProps } from '../decap/decap.ts'
import { focusOn } from '../decap/focus-on.ts'
import { backUpWhileTyping, dropUnneededBackup } from '../decap/local-backup.ts'
import { chooseMenus } from '../dialogs/in-menus.ts'
import { request } from '../session/api.ts'
import { shownPage } from '../session/page-sections.ts'
import { texts } from '../session/texts.ts'
import { takeFieldToOpen } from '../status-bar/report-list.ts'
import { statusBar } from '../status-bar/status-bar.ts'
import { draftSync, pathOf } from './draft-sync.ts'
import { pageView } from './page-view.ts'
import { openPressedText } from './pressed-text.ts'
import { formOf, initialState, type PreviewHost, type PreviewState } from './preview-state.ts'
import { renderPreview } from './render-preview.ts'

interface Own {
  host?: PreviewHost
  sync?: ReturnType<typeof draftSync>
  view?: ReturnType<typeof pageView>
  chooseMenus(): Promise<void>
  setNight(isNight: boolean): void
  attach(frame: HTMLIFrameElement | null): void
}

/** The real page with unsaved changes; pressing a text goes to its field. */
export const Preview = component<PreviewProps, PreviewState, Own>({
  getInitialState() {
    const host = {
      entry: () => this.props.entry,
      state: () => this.state,
      setState: (change: Partial<PreviewState>) => this.setState(change),
    }
    const view = pageView(host, {
      onPress: (pressed) => void openPressedText(host, pressed, goToField),
      onLoad: () => this.sync?.checkSectionLinks(),
      goToField,
    })
    this.host = host
    this.view = view
    this.sync = draftSync(host, { ...view, goToField })
    return initialState()
  },
  componentDidMount() {
    shownPage.address = undefined
    this.sync?.start()
    const field = takeFieldToOpen()
    if (field) setTimeout(() => goToField(field), 800)
  },
  componentDidUpdate(before) {
    if (before.entry.get('data') === this.props.entry.get('data')) return
    this.view?.showTyping()
    backUpWhileTyping()
    dropUnneededBackup()
    statusBar.markTyping()
    this.sync?.sendSoon()
  },
  componentWillUnmount() {
    this.sync?.stop()
    statusBar.clear()
    void request('reset-preview', {})
  },
  async chooseMenus() {
    const name = this.host && formOf(this.host)['label']
    if (!(await chooseMenus(this.state.address, String(name ?? '')))) return
    statusBar.showMessage(texts.menus['saved'] ?? '')
    void statusBar.refresh()
    void this.sync?.send()
  },
  setNight(isNight) {
    this.setState({ isNight })
    this.view?.setNight(isNight)
  },
  attach(frame) {
    this.view?.attach(frame)
  },
  render() {
    return renderPreview(this.state, {
      hasPath: Boolean(this.host && pathOf(this.host)),
      setState: (change) => this.setState(change),
      setNight: this.setNight,
      chooseMenus: () => void this.chooseMenus(),
      attach: this.attach,
    })
  },
})

function goToField(path: string, message?: string, pressed?: string): void {
  if (path) void focusOn(path, message, pressed)
}
