import { type LineIconName, lineIcons } from '#lib/line-icons.ts'

/** A small icon beside words with the same meaning, so it is hidden from assistive technology. The caller's styles may set another size. */
export function LineIcon({ name }: { name: LineIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={lineIcons[name]} />
    </svg>
  )
}
