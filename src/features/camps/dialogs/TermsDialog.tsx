import { Camera, Check, CreditCard, RefreshCw, Thermometer, Users } from 'lucide-react'
import { site } from '#config/site.ts'
import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampView } from '#features/camps/camp-view.ts'
import { chatHref } from '#lib/phone-links.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { RefundBars } from './RefundBars.tsx'
import styles from './TermsDialog.module.css'

export function termsId({ id }: { id: string }): string {
  return `terms-${id}`
}

const icons: Record<string, typeof Check> = {
  confirmation: Check,
  instalments: CreditCard,
  minimum: Users,
  'provider-cancellation': RefreshCw,
  illness: Thermometer,
  photos: Camera,
}

/** One dialog per distinct set of terms: camps with the same terms share it. */
export function TermsDialogs({ camps }: { camps: readonly CampView[] }) {
  const distinct = new Map(camps.map(({ terms }) => [terms.id, terms]))
  return [...distinct.values()].map((terms) => <TermsDialog key={terms.id} terms={terms} />)
}

/** The rules of registration and cancellation, and what the law adds to them. */
function TermsDialog({ terms }: { terms: CampView['terms'] }) {
  const id = termsId(terms)
  const samples = sampleMarks([terms.statutory, terms.howToCancel])
  return (
    <Dialog
      id={id}
      title={terms.title}
      footer={
        <>
          <p>
            <Text>{terms.question}</Text>
          </p>
          <ActionLink newTab label={texts.termsAsk} href={chatHref(site.whatsapp, texts.termsMessage)} />
        </>
      }
    >
      <section aria-labelledby={`${id}-refunds`}>
        <h3 id={`${id}-refunds`}>
          <Text>{terms.refundsHeading}</Text>
        </h3>
        <RefundBars refunds={terms.refunds} />
        <p className={styles.intro}>
          <Text>{terms.intro}</Text>
        </p>
      </section>
      <dl className={styles.rules}>
        {terms.rules.map((rule) => {
          const Icon = icons[rule.id] ?? Check
          return (
            <div key={rule.id}>
              <dt>
                <Icon aria-hidden />
                <span>
                  <Text>{rule.title}</Text>
                </span>
              </dt>
              <dd>
                <Text>{rule.text}</Text>
              </dd>
            </div>
          )
        })}
      </dl>
      <section className={styles.law} aria-labelledby={`${id}-law`}>
        <h3>
          <span id={`${id}-law`}>
            <Text>{terms.statutory.title}</Text>
          </span>
          <SampleMark when={samples.all} block />
          <SampleMark when={samples.one(terms.statutory)} />
        </h3>
        <p>
          <Text>{terms.statutory.intro}</Text>
        </p>
        <dl>
          {terms.statutory.items.map((item) => (
            <div key={item.id}>
              <dt>
                <Text>{item.title}</Text>
              </dt>
              <dd>
                <Text>{item.text}</Text>
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <Text>{terms.howToCancel.title}</Text>
              <SampleMark when={samples.one(terms.howToCancel)} />
            </dt>
            <dd>
              <Text>{terms.howToCancel.text}</Text>
            </dd>
          </div>
        </dl>
      </section>
    </Dialog>
  )
}
