import type { FieldConflict } from '../../gateway/entries/describe-conflicts.ts'
import { openDialog } from './dialog.ts'
import { element } from './dom.ts'

/** Labels of the two versions: by two people, or by the owner before and now. */
type Words = Record<string, string>

/** Shows both versions of each field side by side. Resolves to the choices, or undefined if it is closed. */
export function chooseVersions(words: Words, conflicts: FieldConflict[]): Promise<Record<string, string> | undefined> {
  return openDialog(words['title'] ?? '', (end) => {
    const form = element(
      'form',
      { method: 'dialog' },
      element('h2', {}, words['title']),
      element('p', {}, words['hint']),
      ...conflicts.map((conflict, index) => question(words, conflict, index)),
      element(
        'div',
        { className: 'win-row' },
        element('button', { type: 'submit', className: 'win-publish' }, words['save']),
        element('button', { type: 'button', className: 'win-button', onclick: () => end() }, words['cancel']),
      ),
    )
    form.onsubmit = () => {
      const chosen = new FormData(form)
      end(Object.fromEntries(conflicts.map(({ path }, index) => [path, String(chosen.get(`conflict-${index}`))])))
    }
    return form
  })
}

function question(words: Words, { where, mine, theirs }: FieldConflict, index: number): HTMLFieldSetElement {
  const version = (value: string, label: string | undefined, text: string) =>
    element(
      'label',
      { className: 'win-version' },
      element('input', { type: 'radio', name: `conflict-${index}`, value, required: true }),
      element('b', {}, label),
      element('span', {}, text),
    )
  return element(
    'fieldset',
    { className: 'win-conflict' },
    element('legend', {}, where),
    version('mine', words['mine'], mine),
    version('theirs', words['theirs'], theirs),
  )
}
