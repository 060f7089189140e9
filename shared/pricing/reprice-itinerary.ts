import { AppError } from '../errors/app-error'
import { withFlag, withoutFlag } from '../itinerary/flags'
import type { ItineraryRecord } from '../itinerary/itinerary'
import { pricePayments, withoutRefund } from '../itinerary/payments'
import { judge } from '../itinerary/problems'
import type { Segment } from '../itinerary/segment'
import { isPossibleAmount } from '../money/minor-units'
import { costChanges } from './cost-changes'
import { isPriceLocked } from './is-price-locked'
import { priceItinerary } from './price-itinerary'
import type { PricedItinerary } from './priced-itinerary'
import type { PricingInput } from './pricing-input'

/** The flag of a locked itinerary whose costs have changed since (1 §4). */
export const lockedIncompatible = 'locked_incompatible'

/** What a price depends on beside the record itself. */
export interface PricingContext extends Pick<PricingInput, 'firstPartyAgencies'> {
  readonly agency: { readonly agencyCode: string; readonly featureFlags: readonly string[] }
  /** Percent. */
  readonly fees: {
    readonly credit: number
    readonly ach: number
    readonly foreignSellMarkup: number
  }
}

/**
 * Computes every figure of a record from what it holds, and judges its problems anew. The only
 * place that prices a record. A locked itinerary whose supplier costs are those of `before` keeps
 * its figures, whatever the exchange rates did since; one whose costs changed is priced anew and
 * gets the flag locked_incompatible (pricing.md, Locking).
 * @throws AppError fx.* and money.* when an amount or an exchange rate cannot be used,
 * money.unsafe-amount when the trip comes to more than any can cost
 */
export function repriceItinerary(
  given: ItineraryRecord,
  context: PricingContext,
  before: ItineraryRecord = given,
): ItineraryRecord {
  const record = withPlacesTakenOut(given)
  const price = priceOf(record, context)
  const { flags, state } = record
  const isLocked = isPriceLocked({ flags, state, sell: before.finance?.sell ?? 0 }) // without a price there is nothing to keep
  const isChanged = hasOtherCosts(before, record)
  const fees = feesOf(record, context)
  const pricedRecord =
    isLocked && !isChanged
      ? withLockedFigures(record, before, price)
      : withFigures(record, price, fees)
  const { agencyCode } = context.agency
  const { problems, advice } = judge(
    { ...pricedRecord, agencyCode, totalMargin: price.margins.total, travelers: pricedRecord },
    [...record.problems, ...record.advice],
  )
  refuseImpossible(pricedRecord, before)
  const isMoved = isLocked && isChanged
  const markedFlags = isMoved
    ? withFlag(pricedRecord.flags, lockedIncompatible)
    : pricedRecord.flags
  const keptLock = pricedRecord.flags.includes(lockedIncompatible) ? record.locked : undefined
  const nextLock = isMoved ? (keptLock ?? promiseOf(before, record)) : keptLock
  return {
    ...pricedRecord,
    segments: withOptionSells(pricedRecord, context),
    locked: nextLock,
    problems,
    advice,
    flags: problems.length === 0 ? withoutFlag(markedFlags, 'probnotif') : markedFlags,
  }
}

/** Notes which cancelled groups no longer count among those who travel. */
function withPlacesTakenOut(record: ItineraryRecord): ItineraryRecord {
  const { adults, children, partyCancellations } = record
  if (partyCancellations === undefined) return record
  return {
    ...record,
    partyCancellations: partyCancellations.map((one) =>
      adults + children < one.guests ? { ...one, isTakenOut: true } : one,
    ),
  }
}

/**
 * A trip stored with such figures before there was a limit keeps them: its payments and dates can
 * still be changed.
 */
function refuseImpossible({ finance, margins }: ItineraryRecord, before: ItineraryRecord): void {
  const [sell = 0, margin = 0] = [finance?.sell, margins?.total]
  if (sell === before.finance?.sell && margin === before.margins?.total) return
  if (!isPossibleAmount(sell) || !isPossibleAmount(margin))
    throw new AppError('money.unsafe-amount', { sell, margin })
}

/**
 * Whether the suppliers ask something else; the rack price counts in the rack model only: nothing
 * depends on it in the other.
 */
const hasOtherCosts = (before: ItineraryRecord, { segments, model }: ItineraryRecord): boolean =>
  costChanges(before.segments, segments).some(
    ({ field }) => field === 'costAmount' || model === 'rack',
  )

/** The price as it was locked: what a client goes on seeing until the agent requotes. */
const promiseOf = (
  { finance }: ItineraryRecord,
  { updatedAt: at }: ItineraryRecord,
): ItineraryRecord['locked'] => (finance === undefined ? undefined : { finance, at })

/** What a payer's card or bank costs of the trip, in percent: its own, else what is in force. */
const feesOf = ({ rates }: ItineraryRecord, { fees }: PricingContext) => ({
  credit: rates.credit ?? fees.credit,
  ach: rates.ach ?? fees.ach,
})

function priceOf(record: ItineraryRecord, context: PricingContext): PricedItinerary {
  const { agency, fees, firstPartyAgencies } = context
  const { currency, state, model, rates, spotRates, segments } = record
  const payments = pricePayments(record.payments).map(withoutRefund)
  return priceItinerary({
    currency,
    state,
    model,
    rates,
    spotRates,
    segments,
    payments,
    cancelledShares: record.partyCancellations,
    firstPartyAgencies,
    agencyCode: agency.agencyCode,
    flags: [...record.flags, ...agency.featureFlags],
    fees: { ...fees, ...feesOf(record, context) },
    discount: record.discount,
    customPriceAdjustment: record.customPriceAdjustment,
    customPriceAdjustmentFee: record.customPriceAdjustmentFee,
  })
}

function withFigures(
  record: ItineraryRecord,
  price: PricedItinerary,
  fees: ReturnType<typeof feesOf>,
): ItineraryRecord {
  const figures = new Map(
    price.segments.map(({ id, cost, dmcSell, sell }) => [id, { cost, dmcSell, sell }]),
  )
  const { finance, costs, margins, deposits } = price
  return {
    ...record,
    finance,
    costs,
    margins,
    deposits,
    rates: { ...record.rates, ...price.rates, ...fees },
    segments: record.segments.map((segment) => ({
      ...segment,
      ...figures.get(segment.id),
      priced: isPriced(segment),
    })),
  }
}

/**
 * What each optional segment adds to the sell when it is taken, exactly: the trip is priced with it
 * and without it.
 */
function withOptionSells(record: ItineraryRecord, context: PricingContext): Segment[] {
  const { segments } = record
  if (!segments.some(({ optional }) => optional)) return segments
  const sellWith = (taken: Segment, chargeable: boolean) => {
    const changedSegments = segments.map((segment) =>
      segment === taken ? { ...segment, chargeable } : segment,
    )
    return priceOf({ ...record, segments: changedSegments }, context).finance.sell
  }
  return segments.map((segment) =>
    segment.optional
      ? { ...segment, optionSell: sellWith(segment, true) - sellWith(segment, false) }
      : segment,
  )
}

/**
 * The figures as they were, and the exchange rates that belong to them; what is paid may have
 * grown.
 */
function withLockedFigures(
  record: ItineraryRecord,
  before: ItineraryRecord,
  price: PricedItinerary,
): ItineraryRecord {
  const { finance, costs, margins, deposits, rates, spotRates, exchangeDate, ownRates } = before
  const { paid, serviceFee } = price.finance
  const figures = new Map(
    before.segments.map(({ id, cost, dmcSell, sell }) => [id, { cost, dmcSell, sell }]),
  )
  return {
    ...record,
    costs,
    margins,
    deposits,
    rates,
    spotRates,
    exchangeDate,
    ownRates,
    finance: finance === undefined ? undefined : { ...finance, paid, serviceFee },
    segments: record.segments.map((segment) => ({
      ...segment,
      ...figures.get(segment.id),
      priced: isPriced(segment),
    })),
  }
}

/** A segment has a price when there is something to compute it from. */
const isPriced = ({ costAmount, sellOverride }: Segment): boolean =>
  (costAmount !== undefined && costAmount !== 'N/A') || sellOverride !== undefined
