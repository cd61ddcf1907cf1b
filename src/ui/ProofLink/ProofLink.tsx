import { BadgeCheck } from 'lucide-react'
import type { Action } from '@/schemas/action'
import { Text } from '@/ui/Text/Text'

/** Who vouches for what the page says. */
export function ProofLink({ label, href, newTab, className }: Action & { className?: string | undefined }) {
  return (
    <a className={className} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <BadgeCheck aria-hidden />
      <Text>{label}</Text>
    </a>
  )
}
