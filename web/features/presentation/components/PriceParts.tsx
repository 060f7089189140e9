import type { PresentationView } from '#shared/api/presentation-shapes'
import { rangeWithYear } from '#shared/format/dates'
import { Money } from '../../../components/money/Money'
import styles from './presentation.module.css'

interface PricePartsProps {
  readonly price: NonNullable<PresentationView['price']>
  readonly currency: string
}

/** What of the price has come in and what is asked for when, and what cancelling costs. */
export function PriceParts({ price, currency }: PricePartsProps) {
  const { mode, deposit, paid = 0, due, cancellation = [], keepsPlanningFee } = price
  const depositLeft = deposit === undefined || mode === 'perPerson' ? 0 : deposit - paid
  const parts = [
    { name: 'Received', note: 'thank you', amount: paid },
    {
      name: paid > 0 ? 'Rest of deposit' : 'Deposit',
      note: 'to confirm every room and flight',
      amount: depositLeft,
    },
    { name: 'Balance', note: 'before you travel', amount: (due ?? 0) - depositLeft },
  ].filter(({ amount }) => amount > 0)
  const isAsked = depositLeft > 0 || paid > 0
  return (
    <>
      {isAsked && (
        <ol className={styles.payments}>
          {parts.map(({ name, note, amount }) => (
            <li key={name}>
              <b>{name}</b>
              {note}
              <strong>
                <Money amount={amount} currency={currency} />
              </strong>
            </li>
          ))}
        </ol>
      )}
      {cancellation.length > 0 && (
        <>
          <h3 className={styles.cancelling}>If you cancel once the trip is confirmed</h3>
          <dl className={styles.sums}>
            {cancellation.map(({ from, amount }) => (
              <div key={from}>
                <dt>From {rangeWithYear(from, from)}</dt>
                <dd>
                  <Money amount={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {keepsPlanningFee && <p className={styles.sumNote}>The planning fee isn’t refundable.</p>}
    </>
  )
}
