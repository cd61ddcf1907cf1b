import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import shared from './HeroText.module.css'

interface Props {
  /** The id of the heading. */
  id?: string
  kicker?: string | undefined
  heading: string
  lead: string
  /** Classes of the hero, which styles the text itself. */
  styles: Record<string, string | undefined>
}

/** The opening of every first screen: a short line, the page's heading and the lead. */
export function HeroText({ id = 'hero-title', kicker, heading, lead, styles }: Props) {
  return (
    <>
      {kicker && (
        <p className={classNames(shared.kicker, styles['kicker'])}>
          <Text>{kicker}</Text>
        </p>
      )}
      <h1 id={id}>
        <Text>{heading}</Text>
      </h1>
      <p className={classNames(shared.lead, styles['lead'])}>
        <Text>{lead}</Text>
      </p>
    </>
  )
}
