import { Check, Plus } from 'lucide-react'
import * as words from '@/content/interface/sections.json'
import { classNames } from '@/lib/class-names'
import type { PartView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Button } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './BasketProgrammes.module.css'
import type { basketProgrammes } from './schema'

type Props = PartView<ReturnType<typeof basketProgrammes>>

export function BasketProgrammes({ id, heading, lead, main, items }: Props) {
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <div className={styles.grid}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {lead && (
            <p>
              <Text>{lead}</Text>
            </p>
          )}
          <VoxelIcon className={styles.basket} name="basket" />
        </header>
        <ul className={styles.list}>
          <li className={classNames(styles.tile, styles.main)}>
            <Picture className={styles.picture} picture={main.picture} sizes="(min-width: 64rem) 38rem, 100vw" />
            <div className={styles.band}>
              <p className={styles.figure}>
                {main.figure}
                <small>
                  <Text>{main.unit}</Text>
                </small>
              </p>
              <div>
                <h3>
                  <Text>{main.title}</Text>
                </h3>
                <p>
                  <Text>{main.text}</Text>
                </p>
              </div>
              <AddButton interest={main.interest} title={main.title} />
            </div>
          </li>
          {items.map((item) => (
            <li className={styles.tile} key={item.interest}>
              <Picture className={styles.picture} picture={item.picture} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 11rem" />
              <div className={styles.words}>
                <h3>
                  <Text>{item.title}</Text>
                </h3>
                <p>
                  <Text>{item.text}</Text>
                </p>
                <AddButton interest={item.interest} title={item.title} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.tally} data-tally="" hidden>
        <output data-one={words.basketOne} data-many={words.basketMany} />
        <ActionLink label={words.basketGo} href="#contact" newTab={false} size="small" />
      </p>
    </Section>
  )
}

/** Ticks the programme's chip in the form below (form-links). Without scripts there is nothing to tick, so it is not shown. */
function AddButton({ interest, title }: { interest: string; title: string }) {
  return (
    <Button
      look="plain"
      size="small"
      className={styles.add}
      aria-pressed={false}
      aria-label={`${title}: ${words.basketAdd}`}
      data-toggle-interest={interest}
    >
      <Plus aria-hidden className={styles.whenOut} />
      <Check aria-hidden className={styles.whenIn} />
      <span className={classNames(visually.hideable, styles.whenOut)}>{words.basketAdd}</span>
      <span className={classNames(visually.hideable, styles.whenIn)}>{words.basketAdded}</span>
    </Button>
  )
}
