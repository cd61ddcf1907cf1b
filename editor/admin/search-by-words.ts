/** The form builder's own search knows titles only. What is typed there is looked for in every text of the site instead. */
export function searchByWords(): void {
  addEventListener(
    'keydown',
    (event) => {
      const { target } = event
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.closest('[class*="SidebarContainer"]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      location.href = `/admin/desk/search?words=${encodeURIComponent(target.value)}`
    },
    true,
  )
}
