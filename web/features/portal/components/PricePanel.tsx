import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalPayment, PortalTrip } from '#shared/api/portal-shapes'
import { formatMoney } from '#shared/format/money'
import { countOf } from '#shared/format/words'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { nextPayment, paymentWords } from '../model/portal-words'
import { Act } from './Act'
import { panelLooks } from './panel-looks'

/** The price as the agent shows it, what is due when, and the way to pay it. */
export function PricePanel({ trip }: { readonly trip: PortalTrip }) {
  const { price, payments, currency } = trip
  const next = nextPayment(payments)
  const people = trip.adults + trip.children
  const money = (amount: number) => formatMoney({ amount, currency })
  if (price === undefined && payments.length === 0) return null
  const shown = price?.total ?? price?.perPerson
  return (
    <Box component="section" id="price" sx={panelLooks.card} aria-labelledby="price-title">
      <h2 id="price-title">Your price</h2>
      {shown !== undefined && (
        <Box sx={{ fontSize: 40, lineHeight: '48px', fontWeight: 600, letterSpacing: '-.02em' }}>{money(shown)}</Box>
      )}
      {price?.perPerson !== undefined && <p className="quiet">per person</p>}
      {price?.total !== undefined && people > 1 && (
        <p className="quiet">for the {countOf(people, 'of you', 'of you')}</p>
      )}
      {price?.parties !== undefined && (
        <ul className="rows">
          {price.parties.map(({ name, amount }) => (
            <li key={name}>
              <span>{name}</span>
              <b className="tabular">{money(amount)}</b>
            </li>
          ))}
        </ul>
      )}
      {payments.length === 0 && price?.deposit !== undefined && (
        <p className="quiet">A deposit of {money(price.deposit)} secures rooms and flights.</p>
      )}
      {payments.length > 0 && (
        <ol className="rows" aria-label="Payments">
          {payments.map((payment) => (
            <li key={payment.paymentId} className={payment === next ? 'now' : undefined}>
              <span>
                <b>{[payment.label, payment.party].filter(Boolean).join(', ')}</b>
                <small className={payment.status}>{paymentWords(payment)}</small>
              </span>
              <b className="tabular">{money(payment.amount)}</b>
            </li>
          ))}
        </ol>
      )}
      {next !== undefined && <PayButton trip={trip} payment={next} isWide />}
      {next !== undefined && (
        <p className="quiet">
          You’ll see every fee before you pay, by card
          {next.fees !== undefined && next.fees.ach > 0 ? ' or bank transfer' : ''}, on our payment provider’s secure
          page.
        </p>
      )}
    </Box>
  )
}

interface PayButtonProps {
  readonly trip: Pick<PortalTrip, 'id' | 'currency'>
  readonly payment: PortalPayment
  readonly isWide?: boolean
}

/** Leads to the page where the payment is made. */
export function PayButton({ trip, payment, isWide = false }: PayButtonProps) {
  const [problem, setProblem] = useState<string>()
  const pay = async () => {
    setProblem(undefined)
    try {
      const params = { id: trip.id, paymentId: payment.paymentId }
      const { address } = await api('POST /api/portal/trips/{id}/payments/{paymentId}/pay', { params })
      location.assign(address)
    } catch (error) {
      setProblem(failureText(error))
    }
  }
  return (
    <>
      <Act look="main" isWide={isWide} onClick={pay}>
        Pay {payment.label.toLowerCase()}
      </Act>
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </>
  )
}
