import { Printer } from 'lucide-react'
import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import { classNames } from '#lib/class-names.ts'
import { shareHref } from '#lib/phone-links.ts'
import type { Programme } from '#schemas/programme.ts'
import { factsOf } from '#sections/programme/facts-of.ts'
import type { Fact } from '#sections/programme/list-facts.ts'
import printed from '#sections/programme/printed.module.css'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Logo } from '#ui/Logo/Logo.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { SampleNote } from '#ui/SampleMark/SampleNote.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CommitteeSheet.module.css'
import type { committeeCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof committeeCta>>['sheet'] & { programme: Programme }

/** The programme's facts that matter to a committee. */
const committeeFacts = ['group', 'length', 'price', 'payment', 'provides', 'more']

/** A one-page sheet on the board. On screen it can be printed or shared; in print it fills a page and adds contact details. */
export function CommitteeSheet({ kicker, title, rows, steps, decision, notes, print, more, share, contact, picture, programme }: Props) {
  const [what, gets] = rows.map((row) => ({ label: row.name, text: row.text, sample: false }))
  const facts = factsOf(programme)
  const rest = [gets, ...facts.filter(({ name }) => committeeFacts.includes(name))]
  const address = new URL(`${paths.city}#committee`, site.url).href
  return (
    // paper stays light in the dark theme
    <article className={classNames(printed.page, styles.sheet)} data-scheme="light" id="committee" aria-labelledby="committee-title">
      <header className={styles.head}>
        <div>
          <p>
            <Text>{kicker}</Text>
          </p>
          <h3 id="committee-title">
            <Text>{title}</Text>
          </h3>
        </div>
        <Logo />
      </header>
      <dl className={styles.rows}>
        {[what, ...facts.filter(({ name }) => name === 'audience')].map((row) => row && <Row key={row.label} {...row} />)}
        <div>
          <dt>
            <Text>{steps.name}</Text>
          </dt>
          <dd>
            <ol className={styles.steps}>
              {steps.titles.map((step, number) => (
                <li key={step}>
                  <VoxelIcon className={styles.plot} name={`plot${number + 1}`} />
                  <Text>{step}</Text>
                </li>
              ))}
            </ol>
          </dd>
        </div>
        {rest.map((row) => row && <Row key={row.label} {...row} />)}
        <div className={styles.decision}>
          <dt>
            <Text>{decision.name}</Text>
          </dt>
          <dd className={printed.tick}>
            <Text>{decision.text}</Text>
          </dd>
        </div>
      </dl>
      <div className={styles.contact}>
        <div>
          <b>
            <Text>{contact.heading}</Text>
          </b>
          {contact.lines.map((line) => (
            <p key={line}>
              <bdi dir="ltr">{line}</bdi>
            </p>
          ))}
        </div>
        <Picture picture={picture} sizes="20rem" cutout />
      </div>
      {facts.some(({ sample }) => sample) && <SampleNote className={printed.footnote} />}
      <p className={printed.notes}>
        <Text>{notes}</Text>
      </p>
      <Actions className={styles.actions}>
        <Button data-only="scripts" look="plain" size="small" data-print="">
          <Printer aria-hidden />
          <Text>{print}</Text>
        </Button>
        <ActionLink {...more} secondary size="small" />
        <ActionLink label={share.label} href={shareHref(`${share.message}\n${address}`)} newTab size="small" />
      </Actions>
    </article>
  )
}

function Row({ label, text, sample }: Pick<Fact, 'label' | 'text' | 'sample'>) {
  return (
    <div>
      <dt>
        <Text>{label}</Text>
      </dt>
      <dd>
        <Text>{text}</Text>
        <SampleMark when={sample} />
      </dd>
    </div>
  )
}
