// Styles put the cards of camps that are over last; this makes it the order in which they are read too, on any day.
const list = document.querySelector('[data-tickets]')
const tickets = [...(list?.children ?? [])] as HTMLElement[]
const place = ({ dataset: { state, camp = '' } }: HTMLElement) => `${state === 'ended' ? 1 : 0}${camp}`

for (const ticket of tickets.sort((one, other) => place(one).localeCompare(place(other)))) list?.append(ticket)

export {}
