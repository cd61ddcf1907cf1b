import { component, type WidgetProps } from '../decap.ts'
import { pages } from '../pages.ts'
import { texts } from '../texts.ts'
import { focusInside, select } from './parts.ts'

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
