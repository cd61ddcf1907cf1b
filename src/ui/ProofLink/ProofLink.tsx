import { BadgeCheck } from 'lucide-react'
import { newTab } from '#lib/new-tab.ts'
import type { Action } from '#schemas/action.ts'
import { Text } from '#ui/Text/Text.tsx'

/** A link to someone who confirms what the page says. */
export function ProofLink({ label, href, newTab: isNewTab, className }: Action & { className?: string | undefined }) {
  return (
    <a className={className} href={href} {...(isNewTab && newTab(href))}>
      <BadgeCheck aria-hidden />
      <Text>{label}</Text>
    </a>
  )
}
