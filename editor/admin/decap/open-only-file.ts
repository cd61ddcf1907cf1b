import { config } from '../session/texts.ts'

/** The link of a collection with only one file, such as the business details, opens the form instead of a list of one. */
export function openOnlyFile(): void {
  const forms = new Map(
    config.collections.flatMap(({ name, files = [] }) =>
      files.length === 1 && files[0] ? [[`#/collections/${name}`, `#/collections/${name}/entries/${files[0].name}`]] : [],
    ),
  )
  // Capture, to run before Decap's own links, which would open the list.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[class*="SidebarNavLink"]')
      const form = link && forms.get(link.hash)
      if (!form) return
      event.preventDefault()
      event.stopPropagation()
      location.hash = form
    },
    true,
  )
}
