import { component, type Element, h, type WidgetProps } from '../decap/decap.ts'
import { texts } from '../session/texts.ts'
import { focusInside, input, labelled, select, textarea } from './controls.ts'
import { PageOrAddress } from './page-or-address.ts'

interface Option {
  value: string
  label: string
}
type Action = Record<string, unknown>

/** Only the site's own forms can receive the topic of an enquiry. */
function isOfSite(name: string, to: unknown): boolean {
  return name === 'to' && !/^https?:/.test(String(to))
}

const kinds = ['to', 'chat', 'phone', 'mail', 'catalogue', 'group']

/** An action: its label, and exactly one target. */
export const ActionControl = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value: given, field, onChange, forID } = this.props
    const value = (given && typeof given === 'object' && 'toJS' in given ? (given as { toJS(): Action }).toJS() : (given ?? {})) as Action
    const kind = kinds.find((name) => value[name] !== undefined) ?? 'to'
    const options = (name: string) => field.get<{ toJS(): Option[] }>(name).toJS()
    const change = (part: Action) => {
      const next = Object.fromEntries(Object.entries({ ...value, ...part }).filter(([, one]) => one !== undefined))
      onChange(Object.keys(next).length > 0 ? next : undefined)
    }
    const target = (name: string, to: unknown) =>
      change({
        ...Object.fromEntries(kinds.map((other) => [other, undefined])),
        ...(!isOfSite(name, to) && { topic: undefined }),
        [name]: to,
      })
    const first: Record<string, unknown> = {
      to: '/',
      chat: '',
      phone: true,
      mail: options('mails')[0]?.value,
      catalogue: true,
      group: options('groups')[0]?.value,
    }
    const controls: Record<string, () => Element> = {
      to: () => h(PageOrAddress, { to: String(value['to'] ?? ''), onChange: (to: string) => target('to', to) }),
      chat: () =>
        labelled(
          texts.action['chatHint'],
          textarea(String(value['chat'] ?? ''), (chat) => target('chat', chat)),
        ),
      mail: () =>
        labelled(
          texts.action['mailHint'],
          select(options('mails'), String(value['mail']), (mail) => target('mail', mail)),
        ),
      group: () =>
        labelled(
          texts.action['groupHint'],
          select(options('groups'), String(value['group']), (group) => target('group', group)),
        ),
    }
    const topic = () =>
      labelled(
        texts.action['topic'],
        select([{ value: '', label: texts.action['topicNone'] ?? '' }, ...options('topics')], String(value['topic'] ?? ''), (id) =>
          change({ topic: id || undefined }),
        ),
      )
    return h(
      'div',
      { id: forID, className: 'win-box' },
      labelled(
        texts.action['label'],
        input(String(value['label'] ?? ''), (label) => change({ label })),
      ),
      labelled(
        texts.action['kind'],
        select(
          kinds.map((name) => ({ value: name, label: texts.action[name] ?? name })),
          kind,
          (name) => target(name, first[name]),
        ),
      ),
      controls[kind]?.(),
      kind === 'to' && isOfSite('to', value['to']) && topic(),
      labelled(
        texts.action['look'],
        select([{ value: '', label: texts.action['usual'] ?? '' }, ...options('looks')], String(value['look'] ?? ''), (look) =>
          change({ look: look || undefined }),
        ),
      ),
    )
  },
})
