import { closestTarget } from '#browser/closest-target.ts'
import { tell } from '#browser/form-events.ts'
import { sayLessons } from './say-lessons.ts'

// The principal's weekly plan. The selected lessons become a sentence for the year's bar, the printed offer and the form.
const plan = document.querySelector<HTMLElement>('[data-plan]')

plan?.addEventListener('click', (event) => {
  const cell = closestTarget(event, '[data-lesson]')
  if (cell) cell.ariaPressed = String(cell.ariaPressed !== 'true')
  show()
  if (!closestTarget(event, 'a')) return
  tell('win:choose-topic', level()?.value ?? '')
  tell('win:propose-topic', sentence())
})
plan?.addEventListener('change', show)

function level(): HTMLInputElement | null | undefined {
  return plan?.querySelector<HTMLInputElement>('[name=plan-level]:checked')
}

function chosen(): HTMLElement[] {
  return [...(plan?.querySelectorAll<HTMLElement>('[aria-pressed=true]') ?? [])]
}

function sentence(): string {
  const lessons = chosen().map(({ dataset }) => ({ day: dataset['day'] ?? '', lesson: dataset['lesson'] ?? '' }))
  return [level()?.dataset['about'], [counted('week', lessons.length), sayLessons(lessons)].filter(Boolean).join(': ')].join(', ')
}

/** Expects data-week-one="one lesson", data-week-many="{n} lessons", data-week-none="no lesson yet" (and the same for the year). */
function counted(name: 'week' | 'year', n: number): string {
  const { [`${name}One`]: one, [`${name}Many`]: many, [`${name}None`]: none } = plan?.dataset ?? {}
  if (n === 0) return none ?? ''
  return (n === 1 ? one : many)?.replace('{n}', String(n)) ?? ''
}

function show(): void {
  const lessons = chosen().length
  const perYear = counted('year', lessons * Number(plan?.dataset['weeks']))
  for (const output of document.querySelectorAll('[data-plan-said]')) output.textContent = sentence()
  for (const output of document.querySelectorAll('[data-plan-year]')) output.textContent = perYear
  for (const part of document.querySelectorAll<HTMLElement>('[data-plan-only]')) part.hidden = lessons === 0
  document.querySelector<HTMLElement>('[data-plan-bar]')?.style.setProperty('--lessons', String(Math.min(lessons, 6)))
}
