import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import shared from './lead.module.css'

interface Props {
  kicker?: string | undefined
  heading: string
  lead: string
  /** The hero's own classes: each looks its own way. */
  styles: Record<string, string | undefined>
}

/** How every first screen begins: a short line above, the heading that names the page, and the lead. */
export function HeroWords({ kicker, heading, lead, styles }: Props) {
  return (
    <>
      {kicker && (
        <p className={styles['kicker']}>
          <Text>{kicker}</Text>
        </p>
      )}
      <h1 id="hero-title">
        <Text>{heading}</Text>
      </h1>
      <p className={classNames(shared.lead, styles['lead'])}>
        <Text>{lead}</Text>
      </p>
    </>
  )
}
