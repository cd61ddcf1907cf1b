const telephone = matchMedia('(width < 50rem)')

/** On phones the collections are one scrollable row (decap.css): keeps the active one in view. */
export function revealActiveCollection(): void {
  let shown: Element | null = null
  const show = () => {
    const current = document.querySelector('[class*="SidebarNavList"] .sidebar-active')
    if (current && current !== shown && telephone.matches) current.scrollIntoView({ block: 'nearest', inline: 'center' })
    shown = current
  }
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
}
