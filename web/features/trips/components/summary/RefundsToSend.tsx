import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../../components/icons/Icon'
import { Money } from '../../../../components/money/Money'
import { tripPaymentsPath } from '../../../../lib/navigation/trip-path'
import { handRefundsQuery } from '../../../../trip/payments/hand-refunds-query'
import { refundReason } from '../../../../trip/payments/refund-words'
import styles from './refunds-to-send.module.css'

const mostAtFirst = 3

/** Money that a person has to send back, each leading to the payments of its trip, where it is marked as sent back. */
export function RefundsToSend() {
  const { data: refunds = [] } = useQuery(handRefundsQuery())
  const [showsAll, setShowsAll] = useState(false)
  if (refunds.length === 0) return null
  const shown = showsAll ? refunds : refunds.slice(0, mostAtFirst)
  return (
    <section className={styles.card} aria-label="Money to send back">
      <header className={styles.head}>
        <Icon name="arrow-right-left" size={16} />
        <h2>Money to send back</h2>
        <p>Send each by wire, then mark it as sent back.</p>
      </header>
      <ul>
        {shown.map((refund) => {
          const { paymentId, chargeId = '', itineraryId, itineraryName, clientName, amount, currency } = refund
          return (
            <li key={`${paymentId} ${chargeId}`}>
              <Link to={tripPaymentsPath(itineraryId)} className={styles.refund}>
                <b dir="auto">{itineraryName}</b>
                <span dir="auto">{clientName ?? 'No client'}</span>
                <span>{refundReason(refund)}</span>
                <span className={`${styles.amount} tabular`}>
                  <small>{currency}</small> <Money amount={amount} currency={currency} look="column" />
                </span>
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
          )
        })}
      </ul>
      {refunds.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          And {refunds.length - shown.length} more
        </button>
      )}
    </section>
  )
}
