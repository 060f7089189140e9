import type { RateChange } from '#shared/api/rate-sheets'
import { isAppError } from '#shared/errors/app-error'
import { joinWords } from '#shared/format/words'
import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { exponentOf } from '#shared/money/currency-exponent'
import { minorUnitsOf } from '#shared/money/supplier-amount'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { openQuotes } from '../agencies/open-quotes'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { AgencyRecord } from '../data/people/agency-records'
import type { RateRuleRecord } from '../data/rates/rate-records'
import type { RoomTypeRecord } from '../data/rates/room-records'
import { tripContext } from '../itineraries/edit/trip-context'
import { withStayQuotes } from '../itineraries/work/apply-quote'
import { staysOf } from '../itineraries/work/supplier-stays'
import type { Clock } from '../runtime/clock'
import { quoteStay } from '../suppliers/quote-stay'

/** What camps would sell, and the rooms whose rates are other ones. */
export interface NewRates {
  readonly offers: ReadonlyMap<
    SupplierCode,
    { readonly rooms: readonly RoomTypeRecord[]; readonly rules: readonly RateRuleRecord[] }
  >
  readonly changed: ReadonlySet<string>
}

/** A trip that new rates would change. */
export interface ChangedTrip {
  readonly stored: StoredItinerary
  readonly change: RateChange
}

/**
 * Of a page of an agency's open quotes those that new rates would change, each priced as a requote
 * would be, with the margin that remains while the client keeps the price that was quoted.
 * @throws AppError request.invalid for a cursor that is none of ours
 */
export async function impactPage(
  agency: AgencyRecord,
  { rates, cursor }: { readonly rates: NewRates; readonly cursor: string | undefined },
  { quotes, clock }: { readonly quotes: ReturnType<typeof openQuotes>; readonly clock: Clock },
): Promise<{ trips: ChangedTrip[]; seen: number; locked: number; next: string | undefined }> {
  const { trips, next } = await quotes.page(agency.id, { today: clock.today(), cursor })
  const changedTrips = trips.flatMap((stored) => {
    const change = changeOf(stored, { rates, agency, now: clock.now() })
    return change === undefined ? [] : [{ stored, change }]
  })
  const isLocked = ({ stored: { record } }: ChangedTrip) =>
    isPriceLocked({ ...record, sell: record.finance?.sell ?? 0 })
  const lockedCount = changedTrips.filter(isLocked).length
  return {
    trips: changedTrips.filter((one) => !isLocked(one)),
    seen: trips.length,
    locked: lockedCount,
    next,
  }
}

/** What new rates do to a trip; undefined where they leave its costs as they are. */
function changeOf(
  { record, people }: StoredItinerary,
  { rates: { offers, changed }, agency, now }: { rates: NewRates; agency: AgencyRecord; now: Date },
): RateChange | undefined {
  const stays = staysOf(record).flatMap((stay) => {
    const offer = offers.get(stay.supplierCode)
    const isOurs = stay.rooms.some(({ optionKey }) => changed.has(optionKey))
    return offer === undefined || !isOurs || stay.isDmcArranged
      ? []
      : [quoteStay(stay, { ...offer, allotments: [], now })]
  })
  const bySegment = new Map(record.segments.map((segment) => [String(segment.id), segment]))
  const movedStays = stays.filter(({ segmentId, costAmount, currency }) => {
    const before = bySegment.get(segmentId)
    const minor = (amount: typeof costAmount) => minorUnitsOf(amount, exponentOf(currency ?? 'USD'))
    return (
      before?.costAmount !== undefined &&
      (before.currency !== currency || minor(before.costAmount as string) !== minor(costAmount))
    )
  })
  if (movedStays.length === 0) return undefined
  const isUnpriced = movedStays.some(({ costAmount }) => costAmount === undefined)
  const [was, would] = [record, isUnpriced ? undefined : reprice(record, movedStays, agency)]
  const costOf = (one: typeof record | undefined) =>
    (one?.costs?.supplier ?? 0) + (one?.costs?.upfront ?? 0)
  const costChange = would === undefined ? undefined : costOf(would) - costOf(was)
  const [sell, margin] = [was.finance?.sell ?? 0, was.margins?.total ?? 0]
  const limit = agency.pricingSettings.marginLimit ?? 0
  const marginLeft = margin - (costChange ?? 0)
  const camps = movedStays
    .map(({ segmentId }) => bySegment.get(segmentId))
    .flatMap((one) =>
      one ? [`${one.campName ?? one.title ?? one.supplierCode} ${one.nights}`] : [],
    )
  const { id, name, startDate, endDate, currency } = record
  return {
    id,
    name,
    startDate,
    endDate,
    clientName: people.clientData?.name,
    camps: joinWords(camps),
    currency,
    costChange,
    sell,
    limit,
    marginBefore: percentOf(margin, sell),
    marginAfter: percentOf(marginLeft, sell),
    fallsBelowLimit: isBelow(marginLeft, sell, limit) && !isBelow(margin, sell, limit),
  }
}

function reprice(
  record: StoredItinerary['record'],
  moved: readonly ReturnType<typeof quoteStay>[],
  agency: AgencyRecord,
) {
  try {
    return repriceItinerary(withStayQuotes(record, { stays: moved }), tripContext(agency))
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

/** Exactly: limits have at most two decimals. */
const isBelow = (margin: number, sell: number, limit: number): boolean =>
  BigInt(margin) * 10_000n < BigInt(Math.round(limit * 100)) * BigInt(sell)

const percentOf = (margin: number, sell: number): number =>
  sell === 0 ? 0 : Math.round((margin / sell) * 1_000) / 10

/** Keys of the rooms that an edition's changes name, by camp. */
export const campsIn = (
  rates: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): [SupplierCode, string[]][] =>
  Object.entries(rates).map(([code, rooms]) => [supplierCodeSchema.parse(code), Object.keys(rooms)])
