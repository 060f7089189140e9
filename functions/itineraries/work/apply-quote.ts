import type { CancellationStep } from '#shared/cancellation/cancellation-policy'
import { withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type OwnRate, withOwnRates } from '#shared/itinerary/own-rates'
import { isAdvice } from '#shared/itinerary/problem'
import { withoutSupplierProblems } from '#shared/itinerary/problems'
import type { Segment } from '#shared/itinerary/segment'
import { standingSum } from '#shared/payments/edit-payments'
import type { ExchangeRecord } from '../../data/rates/exchange-records'
import type { QuoteAnswer, StayQuote } from '../../suppliers/supplier-system'

interface Said {
  readonly answer: QuoteAnswer
  readonly exchange: Pick<ExchangeRecord, 'date' | 'rates'>
  readonly now: Date
  /** It unlocked the price: the flag stays until the price is asked for again. */
  readonly isRequote?: boolean
  /** The agency's cancellation policy, for stays whose suppliers have none. */
  readonly policy?: readonly CancellationStep[] | undefined
  /** The agency's own exchange rates. */
  readonly ownRates?: readonly OwnRate[] | undefined
}

/**
 * The record with what the supplier system said and the newest exchange rates, in state quote, not
 * yet priced. The flag lcr keeps the rates that it was last priced with.
 */
export function applyQuote(
  record: ItineraryRecord,
  { answer, exchange, now, isRequote = false, policy, ownRates }: Said,
): ItineraryRecord {
  const rates = record.flags.includes('lcr')
    ? {}
    : {
        ...withOwnRates(exchange.rates, { ...record, ownRates }),
        exchangeDate: exchange.date,
      }
  const at = now.toISOString()
  const over = [
    'inconsistent',
    'locked_incompatible',
    ...(isRequote ? [] : (['requote'] as const)),
  ] as const
  const quotedTrip = withStayQuotes(record, answer)
  return {
    ...quotedTrip,
    segments:
      policy === undefined ? quotedTrip.segments : withPolicy(quotedTrip, { answer, policy }),
    ...rates,
    state: 'quote',
    flags: over.reduce((flags, flag) => withoutFlag(flags, flag), record.flags),
    locked: undefined,
    quotedAt: at,
    availabilityCheckedAt: at,
  }
}

/** The segments with the agency's policy where a stay's supplier told none. */
function withPolicy(
  { segments }: Pick<ItineraryRecord, 'segments'>,
  { answer, policy }: { answer: QuoteAnswer; policy: readonly CancellationStep[] },
): Segment[] {
  const without = new Set(
    answer.stays
      .filter(({ cancellation }) => cancellation === undefined)
      .map(({ segmentId }) => segmentId),
  )
  return segments.map((segment) =>
    without.has(segment.id) ? { ...segment, cancellation: [...policy] } : segment,
  )
}

/**
 * The record after a requote: where its payments come to the new price as they stand, they go on
 * and lock it again.
 */
export function keepPaymentsOfSamePrice(record: ItineraryRecord): ItineraryRecord {
  const { payments, finance, flags } = record
  const isSame = payments.length > 0 && standingSum(payments) === finance?.sell
  return isSame ? { ...record, flags: withoutFlag(flags, 'requote') } : record
}

/** The record with what the supplier system said of its stays: amounts, availability, problems. */
export function withStayQuotes(record: ItineraryRecord, answer: QuoteAnswer): ItineraryRecord {
  const byId = new Map(answer.stays.map((stay) => [stay.segmentId, stay]))
  return {
    ...record,
    segments: record.segments.map((segment) => withQuote(segment, byId.get(segment.id))),
    advice: withoutSupplierProblems(record.advice),
    problems: [
      ...withoutSupplierProblems(record.problems),
      ...answer.stays.flatMap(({ problems }) => problems),
    ],
  }
}

/** A stay that people arrange keeps the amount that they gave when the system has none. */
function withQuote(segment: Segment, stay: StayQuote | undefined): Segment {
  if (stay === undefined) return segment
  const { segmentId, problems, costAmount, rspAmount, currency, ...said } = stay
  const isGiven = costAmount === undefined && problems.every(isAdvice)
  const amounts = isGiven ? {} : { costAmount, rspAmount, currency: currency ?? segment.currency }
  return { ...segment, ...amounts, ...said }
}
