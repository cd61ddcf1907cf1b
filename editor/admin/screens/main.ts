import { element } from '../dialogs/dom.ts'
import { texts } from '../session/texts.ts'
import { enquiriesScreen } from './enquiries.ts'
import { historyScreen } from './history.ts'
import { launchScreen } from './launch.ts'
import { formsAddress, screenLinks } from './links.ts'
import { type Screen, screens } from './screens.ts'
import { searchScreen } from './search.ts'
import { shareScreen } from './share.ts'
import { startScreen } from './start.ts'

const render: Record<Screen, (page: HTMLElement) => Promise<void> | void> = {
  enquiries: enquiriesScreen,
  history: historyScreen,
  launch: launchScreen,
  search: searchScreen,
  share: shareScreen,
  start: startScreen,
}

const screen = screens.find((name) => location.pathname.endsWith(`/${name}`)) ?? 'start'
const page = element('main', { className: 'win-screen' })
const back = element('a', { href: formsAddress(), className: 'win-button' }, texts.screens['back'])
document.title = `${texts.screens[screen]} · ${texts.title}`
document.body.classList.add('win-screen-body')
document.body.append(element('header', { className: 'win-screen-head' }, back, screenLinks(screen)), page)
const loading = element('p', { role: 'status' }, texts.screens['loading'])
page.append(element('h1', {}, texts[screen]['title']))
try {
  const done = render[screen](page)
  // Below what a screen renders immediately.
  page.append(loading)
  await done
} catch (error) {
  console.error(error)
  page.append(element('p', { className: 'win-problem', role: 'alert' }, texts.screens['failed']))
} finally {
  loading.remove()
}
