import { withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { problem } from '#shared/itinerary/problem'
import type { Segment } from '#shared/itinerary/segment'
import type { ExchangeRecord } from '../data/exchange-records'
import type { QuoteAnswer, StayQuote } from '../suppliers/supplier-system'
import { withoutSupplierProblems } from './problems'

interface Said {
  readonly answer: QuoteAnswer
  readonly exchange: Pick<ExchangeRecord, 'date' | 'rates'>
  readonly now: Date
}

/**
 * The record with what the supplier system said and the newest exchange rates, in state quote, not yet priced. The flag
 * lcr keeps the rates that it was last priced with.
 */
export function quoted(record: ItineraryRecord, { answer, exchange, now }: Said): ItineraryRecord {
  const byId = new Map(answer.stays.map((stay) => [stay.segmentId, stay]))
  const rates = record.flags.includes('lcr') ? {} : { spotRates: exchange.rates, exchangeDate: exchange.date }
  const at = now.toISOString()
  return {
    ...record,
    ...rates,
    state: 'quote',
    segments: record.segments.map((segment) => withQuote(segment, byId.get(segment.id))),
    problems: [...withoutSupplierProblems(record.problems), ...answer.stays.flatMap(({ problems }) => problems)],
    flags: withoutFlag(record.flags, 'inconsistent'),
    quotedAt: at,
    availabilityCheckedAt: at,
  }
}

/** A stay that people arrange keeps the amount that they gave when the system has none. */
function withQuote(segment: Segment, stay: StayQuote | undefined): Segment {
  if (stay === undefined) return segment
  const { segmentId, problems, costAmount, rspAmount, currency, ...said } = stay
  const isGiven = costAmount === undefined && problems.length === 0
  const amounts = isGiven ? {} : { costAmount, rspAmount, currency: currency ?? segment.currency }
  return { ...segment, ...amounts, ...said }
}

/** The record when there was no quote: as it was, in state unknown, with a problem that says why. */
export function unquoted(record: ItineraryRecord, message: string): ItineraryRecord {
  const problems = [...withoutSupplierProblems(record.problems), problem('supplier-failed', message)]
  return { ...record, state: 'unknown', problems }
}
