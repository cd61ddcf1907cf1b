import { ChevronDown } from 'lucide-react'
import texts from '#content/interface/programmes.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { FactList } from './FactList.tsx'
import type { Fact } from './list-facts.ts'
import styles from './RankedFacts.module.css'
import { rankFacts } from './rank-facts.ts'

interface Props {
  facts: Fact[]
  /** The page's own classes: `facts` for the deciding facts, `rest` for the others. */
  classes: Record<string, string | undefined>
}

/** Deciding facts are large. The others are small, and on a phone folded in a native disclosure, which needs no script. */
export function RankedFacts({ facts, classes }: Props) {
  const { first, rest } = rankFacts(facts)
  return (
    <>
      <FactList className={classNames(styles.first, classes['facts'])} facts={first} />
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>
            {texts.more}
            <ChevronDown aria-hidden />
          </summary>
          <FactList className={classes['rest']} facts={rest} />
        </details>
      )}
    </>
  )
}
