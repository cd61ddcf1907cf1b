/**
 * How long something is stored, as a row of blocks, one for each month of the longest time: those of its own time are full. Of what stays only
 * moments there is a sliver; of what names no time, all blocks are empty. The words beside it say the same.
 */
export function retentionBar(months: number | undefined, longest: number): string {
  const blocks = Array.from({ length: longest }, (_, month) => `<i${fillOf(month, months)}></i>`)
  return `<span data-retention aria-hidden="true">${blocks.join('')}</span>`
}

function fillOf(month: number, months: number | undefined): string {
  if (months === undefined) return ' data-open'
  if (months === 0 && month === 0) return ' data-sliver'
  return month < months ? ' data-full' : ''
}
