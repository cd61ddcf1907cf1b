import { closestTarget } from '#browser/closest-target.ts'
import { emit } from '#browser/form-events.ts'
import { countLessons } from './count-lessons.ts'
import { formatLessons } from './format-lessons.ts'

// The principal's weekly plan. The selected lessons become a sentence for the year's bar, the printed offer and the form.
const plan = document.querySelector<HTMLElement>('[data-plan]')

plan?.addEventListener('click', (event) => {
  const cell = closestTarget(event, '[data-lesson]')
  if (cell) cell.ariaPressed = String(cell.ariaPressed !== 'true')
  show()
  if (!closestTarget(event, 'a')) return
  emit('win:choose-topic', level()?.value ?? '')
  emit('win:propose-topic', sentence())
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
  return [level()?.dataset['about'], [counted('week', lessons.length), formatLessons(lessons)].filter(Boolean).join(': ')].join(', ')
}

/** Reads data-week-one="one lesson", data-week-many="{n} lessons", data-week-none="no lesson yet", and data-year-many for the year. */
function counted(period: 'week' | 'year', n: number): string {
  const { [`${period}One`]: one, [`${period}Many`]: many, [`${period}None`]: none } = plan?.dataset ?? {}
  return countLessons(n, { one, many, none })
}

function show(): void {
  const lessons = chosen().length
  const perYear = counted('year', lessons * Number(plan?.dataset['weeks']))
  for (const output of document.querySelectorAll('[data-plan-said]')) output.textContent = sentence()
  for (const output of document.querySelectorAll('[data-plan-year]')) output.textContent = perYear
  for (const part of document.querySelectorAll<HTMLElement>('[data-plan-only]')) part.hidden = lessons === 0
  document.querySelector<HTMLElement>('[data-plan-bar]')?.style.setProperty('--lessons', String(Math.min(lessons, 6)))
}
