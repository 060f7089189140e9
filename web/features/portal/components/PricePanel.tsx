import Box from '@mui/material/Box'
import type { PortalPayment, PortalTrip } from '#shared/api/portal-shapes'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { payableMethods } from '#shared/payments/payable-methods'
import { api } from '../../../lib/api/api'
import { paperFormat, saveFile } from '../../../lib/files/save-file'
import { nextPayment, paymentWords } from '../model/portal-words'
import { panelLooks } from './panel-looks'
import { TryAct } from './TryAct'
import { WireDetails } from './WireDetails'

/** The price as the agent shows it, what is due when, and the way to pay it. */
export function PricePanel({ trip }: { readonly trip: PortalTrip }) {
  const { price, payments, currency } = trip
  const next = nextPayment(payments)
  const people = trip.adults + trip.children
  const money = (amount: number) => formatMoney({ amount, currency })
  if (price === undefined && payments.length === 0) return null
  const shownPrice = price?.total ?? price?.perPerson
  return (
    <Box component="section" id="price" sx={panelLooks.card} aria-labelledby="price-title">
      <h2 id="price-title">{price?.parties?.length === 1 ? 'Your share' : 'Your price'}</h2>
      {shownPrice !== undefined && (
        <Box sx={{ fontSize: 40, lineHeight: '48px', fontWeight: 600, letterSpacing: '-.02em' }}>
          {money(shownPrice)}
        </Box>
      )}
      {price?.perPerson !== undefined && <p className="quiet">per person</p>}
      {price?.total !== undefined && people > 1 && trip.partyStatements === undefined && (
        <p className="quiet">for {people === 2 ? 'both' : `all ${people}`} of you</p>
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
      <CancellationTerms
        terms={price?.cancellation}
        isFeeKept={payments.some(({ isKept }) => isKept)}
        money={money}
      />
      {payments.length > 0 && (
        <ol className="rows" aria-label="Payments">
          {payments.map((payment) => (
            <li key={payment.paymentId} className={payment === next ? 'now' : undefined}>
              <span>
                <b>{[payment.label, payment.party].filter(Boolean).join(', ')}</b>
                <small className={payment.status}>{paymentWords(payment, money)}</small>
              </span>
              <b className="tabular">{money(payment.amount)}</b>
              {payment.status === 'paid' && (
                <div className="below">
                  <ReceiptButton trip={trip} payment={payment} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {trip.hasStatement && <StatementButton trip={trip} />}
      {trip.partyStatements?.map(({ partyId, name, fee }) => (
        <Box key={partyId} sx={{ '& p': { mb: 1 } }}>
          <p className="quiet">
            {name} cancelled, with a fee of {money(fee)}. The trip goes on for everyone else.
          </p>
          <StatementButton trip={trip} party={{ partyId, name }} />
        </Box>
      ))}
      {next !== undefined && <PayButton trip={trip} payment={next} isWide />}
      {next?.fees !== undefined && (
        <p className="quiet">
          {payableMethods(currency)
            .map((way) => `${wayWords[way]}: ${feeWords(next.fees?.[way] ?? 0, money)}.`)
            .join(' ')}{' '}
          You pay on our payment provider’s secure page.
        </p>
      )}
      {trip.wire !== undefined && next !== undefined && (
        <WireDetails lines={trip.wire} amount={money(next.amount)} />
      )}
    </Box>
  )
}

/** What cancelling costs, from which day on; the trip is free to cancel before. */
function CancellationTerms({
  terms,
  isFeeKept,
  money,
}: {
  terms: CancellationList
  /** The planning fee isn't refundable. */
  isFeeKept: boolean
  money: (amount: number) => string
}) {
  if (terms === undefined || terms.length === 0) return null
  return (
    <details>
      <summary>If you cancel</summary>
      <p className="quiet">
        Once your trip is confirmed, cancelling costs nothing before {longDate(terms[0]?.from)}
        {isFeeKept && ', beyond the planning fee, which isn’t refundable'}.
      </p>
      <ul className="rows">
        {terms.map(({ from, amount }) => (
          <li key={from}>
            <span>From {longDate(from)}</span>
            <b className="tabular">{money(amount)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}

type CancellationList = NonNullable<PortalTrip['price']>['cancellation']
const longDate = (day: CalendarDate | undefined): string =>
  day === undefined ? '' : rangeWithYear(day, day)

interface PayButtonProps {
  readonly trip: Pick<PortalTrip, 'id' | 'currency'>
  readonly payment: PortalPayment
  readonly isWide?: boolean
}

/** Leads to the page where the payment is made. */
export function PayButton({ trip, payment, isWide = false }: PayButtonProps) {
  const params = { id: trip.id, paymentId: payment.paymentId }
  const pay = async () =>
    location.assign(
      (await api('POST /api/portal/trips/{id}/payments/{paymentId}/pay', { params })).address,
    )
  return (
    <TryAct look="main" isWide={isWide} onTry={pay}>
      Pay {payment.label.toLowerCase()}
    </TryAct>
  )
}

function ReceiptButton({
  trip,
  payment,
}: {
  readonly trip: PortalTrip
  readonly payment: PortalPayment
}) {
  const { paymentId, label } = payment
  const call = { params: { paymentId }, query: { format: paperFormat() } }
  const save = async () =>
    saveFile(
      `${trip.name}, ${label} receipt.pdf`,
      await api('GET /api/Payments/{paymentId}/receipt', call),
    )
  const words = ['Receipt', payment.receiptNumber].filter(Boolean).join(' ')
  return (
    <TryAct
      look="soft"
      icon="file-text"
      name={[words, label, payment.party].filter(Boolean).join(', ')}
      onTry={save}
    >
      {words}
    </TryAct>
  )
}

interface StatementButtonProps {
  readonly trip: PortalTrip
  /** The group that cancelled, where the trip goes on. */
  readonly party?: { readonly partyId: string; readonly name: string }
}

/** The fee of a cancelled trip or group, what was kept and what goes back, as a PDF. */
function StatementButton({ trip, party }: StatementButtonProps) {
  const query = { format: paperFormat(), partyId: party?.partyId }
  const call = { params: { id: trip.id }, query }
  const title = [trip.name, party?.name].filter(Boolean).join(', ')
  const save = async () =>
    saveFile(
      `${title}, cancellation statement.pdf`,
      await api('GET /api/Itineraries/{id}/invoice', call),
    )
  return (
    <TryAct
      look="soft"
      icon="file-text"
      name={['Cancellation statement', party?.name].filter(Boolean).join(', ')}
      onTry={save}
    >
      Cancellation statement
    </TryAct>
  )
}

const wayWords = { credit: 'Card', ach: 'Bank transfer' } as const
const feeWords = (fee: number, money: (amount: number) => string) =>
  fee === 0 ? 'no fee' : `plus a fee of ${money(fee)}`
