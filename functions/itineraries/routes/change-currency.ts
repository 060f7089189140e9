import { tripLifeRoutes } from '#shared/api/trip-life'
import { AppError } from '#shared/errors/app-error'
import { createExchange } from '#shared/fx/exchange'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { mayChangeIn, statesByPart } from '#shared/itinerary/parts'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { openTrip, storeChange } from '../edit/change-trip'
import { requireCurrency } from '../edit/require-currency'
import { tripContext } from '../edit/trip-context'
import { withNeededRates } from '../edit/with-needed-rates'
import { type TripDeps, tripMakers } from '../view/trip-deps'
import { agentView } from '../view/view'

/**
 * Prices the itinerary in another currency. Amounts that the agent typed are converted with the
 * rates that the trip has; while the trip has payments in the old currency it is refused.
 */
export const changeCurrency = useCaseOnce(
  tripLifeRoutes.changeCurrency,
  async (call, deps: TripDeps, keep) => {
    const { params, body, requestId } = call
    const openedTrip = await openTrip(call, params.id, deps)
    const { record } = openedTrip.before
    requireUnpromised(record, body.currency)
    const now = deps.clock.now()
    if (body.currency === record.currency)
      return { answer: agentView(openedTrip.before, now), version: record.version }
    const tripWithRates = await withNeededRates(
      { ...record, currency: body.currency },
      { exchange: deps.exchange, agency: openedTrip.agency, now },
    )
    const unpricedTrip = convertAmounts(tripWithRates, record.currency)
    const change = ({ version, updatedAt }: ItineraryRecord) =>
      repriceItinerary({ ...unpricedTrip, version, updatedAt }, tripContext(openedTrip.agency))
    return storeChange(openedTrip, change, { action: 'changeCurrency', requestId, keep, deps })
  },
)

function requireUnpromised(record: ItineraryRecord, currency: string): void {
  const { state, flags, finance } = record
  if (!mayChangeIn(state, 'price')) {
    throw new AppError('itinerary.wrong-state', {
      state,
      part: 'price',
      allowed: statesByPart.price,
    })
  }
  requireCurrency(record, currency)
  if (isPriceLocked({ state, flags, sell: finance?.sell ?? 0 })) {
    throw new AppError('itinerary.locked', { state, part: 'price' })
  }
}

/** The amounts of the itinerary's own currency, in its new one. */
function convertAmounts(record: ItineraryRecord, from: string): ItineraryRecord {
  const { convert } = createExchange({ spotRates: record.spotRates })
  const to = (amount: number) => convert(amount, { from, to: record.currency })
  return {
    ...record,
    discount: to(record.discount),
    customPriceAdjustment: to(record.customPriceAdjustment),
    customPriceAdjustmentFee: to(record.customPriceAdjustmentFee),
    segments: record.segments.map((segment) => ({
      ...segment,
      ...(segment.sellOverride === undefined ? {} : { sellOverride: to(segment.sellOverride) }),
    })),
  }
}

export const handler = lambdaFor(changeCurrency, tripMakers)
