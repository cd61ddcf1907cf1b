import texts from '#content/interface/camps.json' with { type: 'json' }
import { formatPrice, splitPrice } from '#lib/text/format-price.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import styles from './PaymentWall.module.css'

const few = [texts.onePayment, texts.twoPayments, texts.threePayments]

/** One, two and three payments as rows of bricks. All rows have the same length, because there is no interest. */
export function PaymentWall({ price, instalments }: { price: number; instalments: number }) {
  const rows = Array.from({ length: instalments }, (_, index) => index + 1)
  return (
    <ol className={styles.wall}>
      {rows.map((payments) => (
        <li key={payments}>
          <p>{few[payments - 1] ?? interpolate(texts.manyPayments, { n: payments })}</p>
          <ul>
            {splitPrice(price, payments).map((part, index) => (
              <li key={`${payments}-${index}`}>{formatPrice(part)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
