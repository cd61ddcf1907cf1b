import { component, h, type WidgetProps } from '../decap.ts'
import { config, fill, texts } from '../texts.ts'
import { focusInside, input, textarea } from './parts.ts'

/** A short text on one line. The form builder's own sets the cursor at its end each time that it gets the focus, and what was selected there is not. */
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

/** Texts, on as many lines as they need. Where their length is limited, the form counts along. */
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
      ...facts.map(([name, said]) =>
        h('p', { key: name, className: 'win-hint' }, fill(texts.fact, { name: `\u2068{{${name}}}\u2069`, value: `\u2068${said}\u2069` })),
      ),
    )
  },
})
