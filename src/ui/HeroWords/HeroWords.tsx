import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import shared from './lead.module.css'

interface Props {
  kicker?: string | undefined
  heading: string
  lead: string
  /** Classes of the hero, which styles the words itself. */
  styles: Record<string, string | undefined>
}

/** The opening of every first screen: a short line, the page's heading and the lead. */
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
