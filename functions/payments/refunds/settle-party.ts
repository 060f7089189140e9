import { addDays } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { segmentIdSchema } from '#shared/ids/ids'
import type { PartyCancellation } from '#shared/itinerary/cancellation-fee-record'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { type PartyTerms, partyTerms, settleParty } from '#shared/payments/cancel-party'
import { withoutShare } from '#shared/pricing/without-share'
import type { AgencyRecord } from '../../data/people/agency-records'
import { newPayment } from '../requests/new-payments'
import { decideFee, type FeeDecision, type FeeTerms, feeFacts, settlementSums } from './decide-fee'
import {
  daysToPay,
  type SettleDeps,
  settlementDifferences,
  type TripSettlement,
  withRefunds,
} from './settle-trip'

/** What cancelling a party group makes of its trip's money, and the group's share of the price. */
export interface PartySettlement extends Omit<TripSettlement, 'fields'> {
  readonly fields: Pick<
    ItineraryRecord,
    'partyCancellations' | 'payments' | 'finance' | 'locked' | 'margins' | 'deposits'
  >
}

interface Cancelling {
  readonly record: ItineraryRecord
  readonly agency: AgencyRecord
  readonly partyId: string
  readonly terms: FeeTerms
}

/**
 * Settles one party group that is about to cancel while its trip goes on (domain.md, Cancelling):
 * the fee is kept of what the group paid, the rest is proposed as refunds or left to a person, what
 * is missing becomes a payment of its own, and its share leaves the price.
 * @throws AppError record.not-found for a group that is not on the trip or cancelled before;
 * request.invalid for a fee above its share, and for another one than the policies' without a reason
 */
export async function settlePartyGroup(
  { record, agency, partyId, terms }: Cancelling,
  deps: SettleDeps,
): Promise<PartySettlement> {
  const at = deps.clock.now().toISOString()
  const party = partyTerms(record, { partyId, day: deps.clock.today() })
  if (party === undefined) throw new AppError('record.not-found')
  const decision = decideFee(terms, {
    most: party.share,
    currency: record.currency,
    clock: deps.clock,
    feeOn: (day) => partyTerms(record, { partyId, day })?.ofDay ?? party.ofDay,
  })
  const { returnsServiceFees = false } = agency
  const settling = { record, agency, partyId, fee: decision.fee, returnsServiceFees }
  const { payments, duePayments, also } = await settlePayments(settling, deps)
  const own = payments.filter((payment) => payment.partyId === partyId)
  const facts = { ...decision, party, partyId, at, returnsServiceFees }
  return {
    fields: {
      ...withoutShare(record, party),
      payments: [...payments, ...duePayments],
      partyCancellations: [
        ...(record.partyCancellations ?? []),
        describeCancellation(record, facts),
      ],
    },
    also,
    changes: [
      {
        field: `parties.${partyId}`,
        label: 'Party group cancelled',
        from: '',
        to: record.parties.find(({ id }) => id === partyId)?.name ?? partyId,
      },
      ...settlementDifferences({
        record,
        paid: own,
        owed: duePayments,
        cancellationFee: decision,
      }),
    ],
    sums: settlementSums(decision, { paid: own, owed: duePayments }),
  }
}

interface Settling extends Omit<Cancelling, 'terms'> {
  readonly fee: number
  readonly returnsServiceFees: boolean
}

/** The group's payments with what goes back of them, and what of the fee it still has to pay. */
async function settlePayments(
  { record, agency, ...settling }: Settling,
  deps: SettleDeps,
): Promise<Pick<TripSettlement, 'also'> & Record<'payments' | 'duePayments', Payment[]>> {
  const now = deps.clock.now().toISOString()
  const { payments, due } = settleParty(record.payments, settling)
  const outcomes: Awaited<ReturnType<typeof withRefunds>>[] = await Promise.all(
    payments.map((payment) =>
      payment.partyId === settling.partyId
        ? withRefunds(payment, { record, now, deps })
        : { payment },
    ),
  )
  const dueDate = addDays(deps.clock.today(), daysToPay)
  return {
    payments: outcomes.map(({ payment }) => payment),
    also: outcomes.flatMap(({ write }) => write ?? []),
    duePayments: due.map((part) =>
      newPayment(
        record,
        {
          ...part,
          paymentType: 'balance',
          purpose: 'cancellation',
          partyCancelled: true,
          dueDate,
        },
        { agencyName: agency.name, makeId: deps.makeId },
      ),
    ),
  }
}

interface Decision extends FeeDecision {
  readonly party: PartyTerms
  readonly partyId: string
  readonly at: string
  readonly returnsServiceFees: boolean
}

/** What is kept of it with the trip, for its statement and its price from then on. */
function describeCancellation(
  { adults, children, parties }: ItineraryRecord,
  { party, partyId, ...decision }: Decision,
): PartyCancellation {
  return {
    partyId,
    ...feeFacts(decision, decision),
    lines: decision.ofDay.lines.map((line) => ({
      ...line,
      segmentId: segmentIdSchema.parse(line.segmentId),
    })),
    share: party.share,
    deposit: party.deposit,
    travelerIds: [...(parties.find(({ id }) => id === partyId)?.travelerIds ?? [])],
    segments: party.segments.map((one) => ({ ...one, id: segmentIdSchema.parse(one.id) })),
    adjustments: party.adjustments,
    guests: adults + children,
  }
}
