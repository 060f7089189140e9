import Button from '@mui/material/Button'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { ItineraryState } from '#shared/itinerary/states'
import { isPayableIn } from '#shared/payments/payable-payment'
import { Icon } from '../../components/icons/Icon'
import { MenuButton } from '../../components/menu/MenuButton'
import { Money } from '../../components/money/Money'
import { ConfirmRefundButton } from './ConfirmRefundButton'
import { paymentFacts } from './payment-facts'
import { methodIcons, statusTones } from './payment-looks'

/** The part of a trip that a list of payments needs. */
export interface TripOfPayments {
  readonly id: ItineraryId
  readonly clientId?: string | undefined
  readonly currency: string
  readonly state: ItineraryState
  readonly parties: readonly { readonly id: string; readonly name: string }[]
  readonly payments: readonly Payment[]
}

/** What can be done with payments. */
export interface PaymentCollecting {
  readonly onMark: (payment: Payment) => void
  /** Opens the card payment page, if the agent may. */
  readonly onPay?: (payment: Payment) => void
}

interface PaymentLineProps extends PaymentCollecting {
  readonly onRequest: (payment: Payment) => void
  readonly payment: Payment
  readonly trip: TripOfPayments
  readonly today: CalendarDate
  readonly look: 'table' | 'lines'
  readonly isOpen: boolean
}

/** A payment, and below it what a person still has to do. */
export function PaymentLine(props: PaymentLineProps) {
  const { payment, trip, today, isOpen, onMark } = props
  const { currency, parties, state } = trip
  const facts = paymentFacts({ payment, isOpen, parties, currency, state, today })
  const isUndecided = payment.paymentMethod === undefined || (isOpen && payment.status === 'Error')
  const feeLook = isUndecided ? 'choice' : payment.serviceFee === 0 && 'free'
  return (
    <>
      <tr className="payment">
        <td className="type">
          <b>{facts.type}</b>
          {facts.party !== undefined && <small dir="auto">{facts.party}</small>}
        </td>
        <td className={`method ${payment.paymentMethod === undefined ? 'undecided' : ''}`}>
          {payment.paymentMethod !== undefined && (
            <Icon name={methodIcons[payment.paymentMethod]} size={16} />
          )}
          {facts.method}
          {facts.methodNote !== undefined && <small>{facts.methodNote}</small>}
        </td>
        <td className="figures amount">
          <Money amount={payment.amount} currency={currency} look="column" />
        </td>
        <td className={['figures', 'fee', feeLook].filter(Boolean).join(' ')}>{facts.fee}</td>
        <td className="status">
          <span className={`chip ${statusTones[facts.status]}`}>{facts.status}</span>
        </td>
        <td className={`tabular date ${facts.isLate ? 'late' : ''}`}>
          {facts.date}
          {facts.dateNote !== undefined && <small>{facts.dateNote}</small>}
          {facts.receipt !== undefined && <small>{facts.receipt}</small>}
          {facts.refund !== undefined && <small>{facts.refund}</small>}
        </td>
        <td className="actions">
          {isOpen && isPayableIn(payment, state) && <Actions {...props} type={facts.type} />}
        </td>
      </tr>
      {facts.nextStep !== undefined && (
        <tr className="step">
          <td colSpan={7}>
            <div className="next" role="note">
              <Icon name="circle-alert" size={16} />
              <p>{facts.nextStep}</p>
              {payment.refund?.needsConfirmation ? (
                <ConfirmRefundButton payment={payment} trip={trip} />
              ) : (
                <Button size="xsmall" variant="outlined" onClick={() => onMark(payment)}>
                  Mark as refunded
                </Button>
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

function Actions({
  payment,
  look,
  type,
  onMark,
  onRequest,
  onPay,
}: PaymentLineProps & { readonly type: string }) {
  if (look === 'table') {
    return (
      <span className="two">
        <Button size="xsmall" variant="outlined" onClick={() => onRequest(payment)}>
          Request {type.toLowerCase()}
        </Button>
        <Button size="xsmall" onClick={() => onMark(payment)}>
          Mark as paid
        </Button>
      </span>
    )
  }
  const pay =
    onPay === undefined
      ? []
      : [{ icon: 'credit-card', label: 'Pay by card now', run: () => onPay(payment) } as const]
  return (
    <MenuButton
      label={`Collect ${type.toLowerCase()}`}
      size="small"
      actions={() => [
        { icon: 'mail', label: `Request ${type.toLowerCase()}`, run: () => onRequest(payment) },
        ...pay,
        { icon: 'arrow-right-left', label: 'Mark as paid by wire', run: () => onMark(payment) },
      ]}
    />
  )
}
