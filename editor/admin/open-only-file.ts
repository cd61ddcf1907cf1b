import { config } from './texts.ts'

/** A kind of content that is one file, such as the details of the business: its link opens the form, not a list of one. */
export function openOnlyFile(): void {
  const forms = new Map(
    config.collections.flatMap(({ name, files = [] }) =>
      files.length === 1 && files[0] ? [[`#/collections/${name}`, `#/collections/${name}/entries/${files[0].name}`]] : [],
    ),
  )
  // Before the form builder's own links, which would open the list.
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
