import { formatPrice, splitPrice } from '@/lib/format-price'
import styles from './PaymentWall.module.css'

const words = ['', 'תשלום אחד', 'שני תשלומים', 'שלושה תשלומים']

/** One, two and three payments as rows of bricks. The rows are equally long: no interest. */
export function PaymentWall({ price, instalments }: { price: number; instalments: number }) {
  const rows = Array.from({ length: instalments }, (_, index) => index + 1)
  return (
    <ol className={styles.wall}>
      {rows.map((payments) => (
        <li key={payments}>
          <p>{words[payments] ?? `${payments} תשלומים`}</p>
          <ul>
            {splitPrice(price, payments).map((part, index) => (
              <li key={`${payments}-${index}`}>
                <bdi>{formatPrice(part)}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
