import type { DamagedFile } from '../../gateway/publishing/publishing.ts'
import { linksOf, request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { lineItem } from '../status-bar/report-list.ts'
import { awaitRestart } from './await-restart.ts'
import { openDialog } from './dialog.ts'
import { element } from './dom.ts'

/** What was done, in words, and whether the file is still there. */
interface Repair {
  message: string
  isGone: boolean
}

/** Says what is wrong with a damaged file and offers the ways back. Resolves to undefined if the owner chooses none. */
export function repairFile(path: string, { title, what, isNew, isPublished, hasSave }: DamagedFile): Promise<Repair | undefined> {
  const { discard, discarded, discardNew, discardNewSure, discardedNew, restoringSave, restoredSave, restartingAfter } = texts.statusBar
  return openDialog<Repair>(texts.damaged['title'] ?? '', (end) => {
    const problem = element('p', { className: 'win-problem', role: 'alert' })
    const places = element('ul', { className: 'win-links' })
    const way = (label: string | undefined, action: string, done: string | undefined, isGone = false) => {
      const button = element('button', { type: 'button', className: 'win-button' }, label)
      button.onclick = async () => {
        if (isGone && !confirm(fill(discardNewSure, { title }))) return
        try {
          const { isRestarting } = await request<{ isRestarting: boolean }>(action, { path })
          if (isRestarting) return awaitRestart(restartingAfter ?? '')
          end({ message: fill(done, { title }), isGone })
        } catch (error) {
          problem.textContent = (error as Error).message
          places.replaceChildren(...linksOf(error).map((link) => lineItem({ ...link, message: '' }, () => end())))
        }
      }
      return button
    }
    return element(
      'div',
      {},
      element('h2', {}, texts.damaged['title']),
      element('p', {}, fill(texts.damaged['what'], { title })),
      element('p', {}, what),
      element('p', {}, texts.damaged['hint']),
      problem,
      places,
      element(
        'div',
        { className: 'win-row' },
        hasSave ? way(restoringSave, 'restore-save', restoredSave) : undefined,
        isPublished ? way(discard, 'discard', discarded) : undefined,
        isNew ? way(discardNew, 'discard', discardedNew, true) : undefined,
        element('button', { type: 'button', className: 'win-button', onclick: () => end() }, texts.damaged['toList']),
      ),
    )
  })
}
