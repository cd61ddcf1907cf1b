const telephone = matchMedia('(width < 50rem)')

/** On a telephone the kinds of content are one line that can be pushed (admin.css): the one that is open is in sight. */
export function showCurrentKind(): void {
  let shown: Element | null = null
  const show = () => {
    const current = document.querySelector('[class*="SidebarNavList"] .sidebar-active')
    if (current && current !== shown && telephone.matches) current.scrollIntoView({ block: 'nearest', inline: 'center' })
    shown = current
  }
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
}
