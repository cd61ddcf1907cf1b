import type { Complaint } from '../../../authoring/explain/complaint.ts'
import { isData } from '../../../authoring/merge/plain-data.ts'
import { message } from '../owner-error.ts'

/** Reports pictures that were replaced without their dark-theme variant (“night”), which still shows the old picture. */
export function staleDarkPictures(before: unknown, now: unknown, path: Complaint['path'] = []): Complaint[] {
  if (!isTree(before) || !isTree(now)) return []
  const { src, night } = now
  const isStale = typeof night === 'string' && night === before['night'] && src !== before['src']
  const own = isStale
    ? [
        {
          path: [...path, 'night'],
          hebrew: message('staleDarkPicture'),
          english: 'the dark-theme picture is still the old one',
          isNote: true,
        },
      ]
    : []
  const steps = Array.isArray(now) ? now.keys().toArray() : Object.keys(now)
  return [...own, ...steps.flatMap((step) => staleDarkPictures(before[step], now[step], [...path, step]))]
}

function isTree(value: unknown): value is Record<string | number, unknown> {
  return isData(value) || Array.isArray(value)
}
