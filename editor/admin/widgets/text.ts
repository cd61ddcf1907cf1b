import { component, h, type WidgetProps } from '../decap/decap.ts'
import { config, fill, texts } from '../session/texts.ts'
import { focusInside, input, textarea } from './controls.ts'

/** A single-line text input. Decap's own moves the cursor to the end on every focus, which breaks selecting. */
export const Line = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID, field, setActiveStyle, setInactiveStyle } = this.props
    return input(String(value ?? ''), onChange, {
      id: forID,
      type: 'text',
      placeholder: field.get<string | undefined>('placeholder'),
      onFocus: setActiveStyle,
      onBlur: setInactiveStyle,
    })
  },
})

/** A text input that grows with its text. Shows a character count if the length is limited. */
export const Text = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID, field, setActiveStyle, setInactiveStyle } = this.props
    const text = String(value ?? '')
    const limits = field.get<{ toJS(): { min?: number; max?: number } } | undefined>('length')?.toJS()
    const { min = 0, max } = limits ?? {}
    const length = text.trim().length
    const isFine = length >= min && length <= (max ?? length)
    const area = textarea(text, onChange, {
      id: forID,
      rows: 1,
      dir: 'auto',
      className: 'win-input win-text',
      onFocus: setActiveStyle,
      onBlur: setInactiveStyle,
    })
    const facts = Object.entries(config.facts).filter(([name]) => text.includes(`{{${name}}}`))
    return h(
      'div',
      null,
      area,
      max && h('p', { className: isFine ? 'win-hint' : 'win-problem' }, fill(texts.length, { n: length, max })),
      ...facts.map(([name, value]) =>
        h('p', { key: name, className: 'win-hint' }, fill(texts.fact, { name: `\u2068{{${name}}}\u2069`, value: `\u2068${value}\u2069` })),
      ),
    )
  },
})
