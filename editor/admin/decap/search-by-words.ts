/** Decap's search only covers titles. This opens our search through all texts of the site instead. */
export function searchByWords(): void {
  addEventListener(
    'keydown',
    (event) => {
      const { target } = event
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.closest('[class*="SidebarContainer"]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      location.href = `/admin/screens/search?words=${encodeURIComponent(target.value)}`
    },
    true,
  )
}
