import { component, h, type WidgetProps } from '../decap/decap.ts'
import { texts } from '../session/texts.ts'
import { button, focusInside } from './controls.ts'

/** A picker for block icons. */
export const Icon = component<WidgetProps, { isOpen: boolean }>({
  getInitialState: () => ({ isOpen: false }),
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, field, onChange, forID } = this.props
    const { isOpen } = this.state
    const picture = (name: string) => h('img', { src: `/admin/icons/${name}.svg`, alt: '', width: 36, height: 36 })
    const choose = (name: string) => {
      onChange(name)
      this.setState({ isOpen: false })
    }
    const names = field.get<{ toArray(): string[] }>('icons').toArray()
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-row' },
        Boolean(value) && picture(String(value)),
        button(isOpen ? texts.close : value ? texts.icon['change'] : texts.icon['choose'], () => this.setState({ isOpen: !isOpen }), {
          'aria-expanded': isOpen,
        }),
        Boolean(value) && field.get('required') === false && button(texts.remove, () => onChange(undefined)),
      ),
      isOpen &&
        h(
          'div',
          { className: 'win-icons' },
          ...names.map((name) =>
            h(
              'button',
              { key: name, type: 'button', title: name, 'aria-label': name, 'aria-pressed': name === value, onClick: () => choose(name) },
              picture(name),
            ),
          ),
        ),
    )
  },
})
