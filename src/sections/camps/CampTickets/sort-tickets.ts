// After the states are shown: a ticket is put in its list by them.
import '#features/camps/state/show-state.ts'

/** A camp that is over moves from those that can be joined to those that were. A list without camps is not shown. */
function sortTickets(): void {
  for (const ticket of document.querySelectorAll<HTMLElement>('[data-ticket]')) {
    const list = document.querySelector(`[data-tickets=${ticket.dataset['state'] === 'ended' ? 'past' : 'ahead'}]`)
    if (list && ticket.parentElement !== list) list.append(ticket)
  }
  for (const list of document.querySelectorAll('[data-tickets]')) {
    const section = list.closest('section')
    if (section) section.hidden = list.children.length === 0
  }
}

sortTickets()
document.addEventListener('visibilitychange', sortTickets)
