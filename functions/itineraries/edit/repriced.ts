import { withFlag, withoutFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { takenOf } from '#shared/itinerary/payments'
import type { Segment } from '#shared/itinerary/segment'
import { costChanges } from '#shared/pricing/cost-changes'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricedItinerary } from '#shared/pricing/priced-itinerary'
import { lockedIncompatible } from '#shared/pricing/reprice-locked'
import { freshProblems } from './problems'
import type { TripContext } from './trip-context'

/**
 * The record with every figure computed from what it holds, and its problems made fresh. The only place where a record
 * meets pricing. A locked itinerary whose supplier costs are those of `before` keeps its figures; one whose costs changed
 * is priced anew and gets the flag locked_incompatible (pricing.md, Locking).
 *
 * @throws AppError fx.* and money.* when an amount or an exchange rate cannot be used
 */
export function repriced(
  record: ItineraryRecord,
  context: TripContext,
  before: ItineraryRecord = record,
): ItineraryRecord {
  const price = priceOf(record, context)
  const { flags, state } = record
  const isLocked = isPriceLocked({ flags, state, sell: before.finance?.sell ?? 0 }) // nothing is promised without a price
  const isChanged = costChanges(before.segments, record.segments).length > 0
  const priced = isLocked && !isChanged ? withLockedFigures(record, { before, price }) : withFigures(record, price)
  const problems = freshProblems(priced, price)
  const isMoved = isLocked && isChanged
  const marked = isMoved ? withFlag(priced.flags, lockedIncompatible) : priced.flags
  const kept = priced.flags.includes(lockedIncompatible) ? record.locked : undefined
  const locked = isMoved ? (kept ?? promised(before, record)) : kept
  return { ...priced, locked, problems, flags: problems.length === 0 ? withoutFlag(marked, 'probnotif') : marked }
}

/** The price as it was locked: what a client goes on seeing until the agent requotes. */
const promised = ({ finance }: ItineraryRecord, { updatedAt: at }: ItineraryRecord): ItineraryRecord['locked'] =>
  finance === undefined ? undefined : { finance, at }

function priceOf(record: ItineraryRecord, { agency, fees, firstPartyAgencies }: TripContext): PricedItinerary {
  const { currency, state, model, rates, spotRates, segments } = record
  const payments = record.payments.map(takenOf)
  return priceItinerary({
    ...{ currency, state, model, rates, spotRates, segments, payments, firstPartyAgencies },
    agencyCode: agency.agencyCode,
    flags: [...record.flags, ...agency.featureFlags],
    fees: { ...fees, credit: rates.credit ?? fees.credit, ach: rates.ach ?? fees.ach },
    discount: record.discount,
    customPriceAdjustment: record.customPriceAdjustment,
    customPriceAdjustmentFee: record.customPriceAdjustmentFee,
  })
}

function withFigures(record: ItineraryRecord, price: PricedItinerary): ItineraryRecord {
  const figures = new Map(price.segments.map(({ id, cost, dmcSell, sell }) => [id, { cost, dmcSell, sell }]))
  const { finance, costs, margins, deposits } = price
  return {
    ...record,
    ...{ finance, costs, margins, deposits },
    rates: { ...record.rates, ...price.rates },
    segments: record.segments.map((segment) => ({ ...segment, ...figures.get(segment.id), priced: isPriced(segment) })),
  }
}

interface Locked {
  readonly before: ItineraryRecord
  readonly price: PricedItinerary
}

/** The figures as they were, and the exchange rates that belong to them; what is paid may have grown. */
function withLockedFigures(record: ItineraryRecord, { before, price }: Locked): ItineraryRecord {
  const { finance, costs, margins, deposits, rates, spotRates, exchangeDate } = before
  const { paid, serviceFee } = price.finance
  const figures = new Map(before.segments.map(({ id, cost, dmcSell, sell }) => [id, { cost, dmcSell, sell }]))
  return {
    ...record,
    ...{ costs, margins, deposits, rates, spotRates, exchangeDate },
    finance: finance === undefined ? undefined : { ...finance, paid, serviceFee },
    segments: record.segments.map((segment) => ({ ...segment, ...figures.get(segment.id), priced: isPriced(segment) })),
  }
}

/** A segment has a price when there is something to compute it from. */
const isPriced = ({ costAmount, sellOverride }: Segment): boolean =>
  (costAmount !== undefined && costAmount !== 'N/A') || sellOverride !== undefined
