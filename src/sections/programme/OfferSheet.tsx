import { classNames } from '#lib/class-names.ts'
import type { Programme } from '#schemas/programme.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Logo } from '#ui/Logo/Logo.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { SampleNote } from '#ui/SampleMark/SampleNote.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { FactList } from './FactList.tsx'
import { factsOf } from './facts-of.ts'
import styles from './OfferSheet.module.css'
import type { offerSheet } from './offer-sheet.ts'
import printed from './printed.module.css'

interface Part {
  title: string
  /** The audience of the part. */
  range: string
  text: string
  sample?: boolean | undefined
}

type Props = HeroView<ReturnType<typeof offerSheet>> & {
  programme: Programme
  parts: Part[]
  /** The steps come from a section whose content is a sample. */
  sampleSteps?: boolean
}

/** Print only, and then the only content (styles/printed.css). */
export function OfferSheet({
  kicker,
  title,
  proposal,
  facts,
  steps,
  stepTitles,
  decision,
  notes,
  contact,
  picture,
  programme,
  parts,
  sampleSteps = false,
}: Props) {
  const programmeFacts = factsOf(programme)
  const hasSamples = sampleSteps || [...parts, ...programmeFacts].some(({ sample }) => sample)
  return (
    <article className={classNames(printed.page, styles.sheet)} data-offer="" aria-labelledby="offer-title">
      <header className={styles.head}>
        <div>
          <p>
            <Text>{kicker}</Text>
          </p>
          <h2 id="offer-title">
            <Text>{title}</Text>
          </h2>
        </div>
        <Logo />
      </header>
      <div className={styles.summary}>
        <p>
          <Text>{programme.summary}</Text>
        </p>
        <Picture className={styles.picture} picture={picture} sizes="15rem" />
      </div>
      {proposal && (
        <p className={styles.proposal} data-plan-only="" hidden>
          <b>
            <Text>{proposal}</Text>
          </b>{' '}
          <span data-plan-said="" />. <span data-plan-year="" />.
        </p>
      )}
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.title}>
            <b>
              <Text>{part.title}</Text>
            </b>
            <span>
              <Text>{part.range}</Text>
            </span>
            <p>
              <Text>{part.text}</Text>
              <SampleMark when={part.sample ?? false} />
            </p>
          </li>
        ))}
      </ul>
      <h3>
        <Text>{facts}</Text>
      </h3>
      <FactList className={styles.facts} facts={programmeFacts} />
      <h3>
        <Text>{steps}</Text>
        <SampleMark when={sampleSteps} />
      </h3>
      <ol className={styles.steps}>
        {stepTitles.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p className={styles.decision}>
          <b>
            <Text>{decision.name}</Text>
          </b>
          <span className={printed.tick}>
            <Text>{decision.text}</Text>
          </span>
        </p>
        <p className={styles.contact}>
          <b>
            <Text>{contact.heading}</Text>
          </b>
          {contact.lines.map((line) => (
            <bdi dir="ltr" key={line}>
              {line}
            </bdi>
          ))}
        </p>
      </div>
      {hasSamples && <SampleNote className={printed.footnote} />}
      <p className={printed.notes}>
        <Text>{notes}</Text>
      </p>
    </article>
  )
}
