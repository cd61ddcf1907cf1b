// CSS puts the cards of past camps last; this moves them last in the DOM too, for the reading order on any day.
const list = document.querySelector('[data-tickets]')
const tickets = [...(list?.children ?? [])] as HTMLElement[]
const place = ({ dataset: { state, camp = '' } }: HTMLElement) => `${state === 'ended' ? 1 : 0}${camp}`

for (const ticket of tickets.sort((one, other) => place(one).localeCompare(place(other)))) list?.append(ticket)

export {}
