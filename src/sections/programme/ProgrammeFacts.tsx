import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { Programme } from '#schemas/programme.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { FactList } from './FactList.tsx'
import { factsOf } from './facts-of.ts'
import type { Fact } from './list-facts.ts'
import styles from './ProgrammeFacts.module.css'
import { RankedFacts } from './RankedFacts.tsx'

export interface ProgrammeFactsProps {
  id: string
  programme: Programme
  /** Label of the button that prints the page's offer; undefined without an offer. */
  print?: string | undefined
}

interface Props extends ProgrammeFactsProps {
  /** The page's own classes: section, board, head, facts, foot. With a class `rest` the facts are ranked. */
  classes: Record<string, string | undefined>
  /** Facts that the page's first screen already shows. */
  hiddenFacts?: Fact['name'][]
  tone?: 'canvas' | 'field'
  rise?: boolean
  /** Drawings beside the heading. */
  children?: ReactNode
}

/** The facts that a buyer looks for first, and the next step: the same strip for every programme, styled by its page. */
export function ProgrammeFacts({ id, programme, print, classes, hiddenFacts = [], tone, rise, children }: Props) {
  const { heading, next, aside } = programme
  const facts = factsOf(programme).filter(({ name }) => !hiddenFacts.includes(name))
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`} className={classNames(styles.section, classes['section'])}>
      <div className={classes['board']}>
        <div className={classNames(styles.head, classes['head'])}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {children}
        </div>
        {classes['rest'] ? <RankedFacts facts={facts} classes={classes} /> : <FactList className={classes['facts']} facts={facts} />}
        <div className={classNames(styles.foot, classes['foot'])}>
          <ActionLink {...next} />
          {print && (
            <Button data-only="scripts" look="plain" data-print="">
              <Printer aria-hidden />
              <Text>{print}</Text>
            </Button>
          )}
          {aside && (
            <p className={styles.aside}>
              <Text>{aside.text}</Text> <ActionLink {...aside.action} />
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
