import { BadgeCheck } from 'lucide-react'
import type { Action } from '#schemas/action.ts'
import { Text } from '#ui/Text/Text.tsx'

/** Who vouches for what the page says. */
export function ProofLink({ label, href, newTab, className }: Action & { className?: string | undefined }) {
  return (
    <a className={className} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <BadgeCheck aria-hidden />
      <Text>{label}</Text>
    </a>
  )
}
