import { component, type WidgetProps } from '../decap/decap.ts'
import { pages } from '../session/pages.ts'
import { texts } from '../session/texts.ts'
import { focusInside, select } from './controls.ts'

/** A select of the site's pages. A page that no longer exists stays selected, next to its complaint. */
export const Page = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { onChange, forID } = this.props
    const value = String(this.props.value ?? '')
    const isPage = pages.some((page) => page.value === value)
    return select([...(isPage ? [] : [{ value, label: value || texts.choose }]), ...pages], value, onChange, { id: forID })
  },
})
