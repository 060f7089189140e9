import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Payment } from '#shared/itinerary/payments'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { moneyText } from '../../../../components/money/money-parts'
import { clearPayments, generatePayments } from '../../api/trip-calls'
import { mayCollect, noPaymentWords, type PaymentRow, paymentRows } from '../../model/payment-row'
import { useTripPage } from '../../state/trip-page'
import { useTripSlots } from '../../state/trip-slots'
import { usePaying } from '../../state/use-paying'
import { useTripCall } from '../../state/use-trip-call'
import type { MenuAction } from '../ActionMenu'
import { MenuButton } from '../MenuButton'
import styles from './payments.module.css'

/** What the client is asked for, what came in, and how to collect it. */
export function PaymentsCard() {
  const { state, today } = useTripPage()
  const { parts } = useTripSlots()
  const trip = state.base
  const may = mayCollect(trip)
  const call = useTripCall()
  const [marked, setMarked] = useState<Payment>()
  const [asksClear, setAsksClear] = useState(false)
  return (
    <section className={styles.card} aria-label="Payments" id="payments" tabIndex={-1}>
      <header className={styles.head}>
        <h2>Payments</h2>
        {may.clear && (
          <Button size="xsmall" variant="text" onClick={() => setAsksClear(true)}>
            Clear
          </Button>
        )}
      </header>
      {trip.payments.length === 0 ? (
        <div className={styles.none}>
          <p>{noPaymentWords(trip)}</p>
          {may.generate && (
            <AsyncButton
              size="small"
              startIcon={<Icon name="credit-card" size={16} />}
              onClick={() => call(generatePayments, 'Payments are asked for, and the price is locked.')}
            >
              Generate payments
            </AsyncButton>
          )}
        </div>
      ) : (
        <ul className={styles.list}>
          {paymentRows(trip, today).map((row) => (
            <Row key={row.payment.paymentId} row={row} mayCollect={may.collect} onMark={() => setMarked(row.payment)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asksClear}
        title="Clear the payments?"
        text="The client is no longer asked for them, and the price is no longer locked. Nothing was paid yet."
        confirmLabel="Clear payments"
        destructive
        onCancel={() => setAsksClear(false)}
        onConfirm={() => {
          setAsksClear(false)
          void call(clearPayments, 'Payments cleared: the price is open again.')
        }}
      />
      {marked !== undefined && parts.markPaidDialog({ trip, payment: marked, onClose: () => setMarked(undefined) })}
    </section>
  )
}

interface RowProps {
  readonly row: PaymentRow
  readonly mayCollect: boolean
  readonly onMark: () => void
}

function Row({ row, mayCollect: may, onMark }: RowProps) {
  const { trip } = useTripPage()
  const { payment, type, party, when, how, tone, isOpen } = row
  const { pay, copyLink } = usePaying()
  const more = (): readonly MenuAction[] => [
    { icon: 'copy', label: 'Copy link to pay by card', run: () => void copyLink(payment, 'credit') },
    { icon: 'landmark', label: 'Copy link to pay by ACH', run: () => void copyLink(payment, 'ach') },
    { icon: 'credit-card', label: 'Pay by card now', run: () => void pay(payment) },
    { icon: 'arrow-right-left', label: 'Mark as paid by wire', run: onMark },
  ]
  const isSentByHand = payment.refund?.task !== undefined
  return (
    <li>
      <div className={styles.words}>
        <b>{party === undefined ? type : `${type}, ${party}`}</b>
        <span className={`tabular ${row.isLate ? styles.late : ''}`}>{when}</span>
        <small className="tabular">{how}</small>
      </div>
      <div className={styles.side}>
        <b className="tabular">{moneyText(payment.amount, trip.currency)}</b>
        <span className={`${styles.chip} ${styles[tone]}`}>{payment.status}</span>
      </div>
      {isOpen && may && <MenuButton label={`Collect the ${type.toLowerCase()}`} actions={more} size="small" />}
      {isSentByHand && (
        <Button size="xsmall" variant="outlined" title={payment.refund?.task} onClick={onMark}>
          Mark as sent back
        </Button>
      )}
    </li>
  )
}
