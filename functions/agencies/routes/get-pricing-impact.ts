import { agenciesRoutes } from '#shared/api/agencies'
import { isAppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { followAgency } from '#shared/pricing/agency-terms'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { agencyChanges } from '../../data/people/agency-changes'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireAgency } from '../agency-access'
import { openQuotes } from '../open-quotes'
import { requireWithinLimits, termsWith } from '../pricing-terms'

const makers = { changes: agencyChanges, quotes: openQuotes }

/**
 * Each trip is priced as a requote would: with its costs and exchange rates of today, which
 * settings do not move.
 */
export const getPricingImpact = useCase(
  agenciesRoutes.getPricingImpact,
  async ({ params: { id }, body: { settings, cursor }, principal }, deps: Deps<typeof makers>) => {
    const agency = await requireAgency(id, { principal, changes: deps.changes })
    requireWithinLimits(agency, settings, 'body.settings')
    const { total, trips, next } = await deps.quotes.page(id, { today: deps.clock.today(), cursor })
    const first = agency.firstTerms ?? termsWith(agency, undefined).terms
    const isLocked = ({ flags, state, finance }: ItineraryRecord) =>
      isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })
    const open = trips.filter(({ record }) => !isLocked(record))
    const comparisons = open.flatMap(({ record, people }) => {
      const after = pricedBy(record, termsWith(agency, settings), first)
      return after === undefined ? [] : [{ record, after, clientName: people.clientData?.name }]
    })
    const changes = comparisons.flatMap(({ record, after, clientName }) => {
      const { id: tripId, name, currency } = record
      const [was, would] = [priceOf(record), priceOf(after)]
      if (was.sell === would.sell && was.margin === would.margin) return []
      const fallsBelowLimit = would.margin < 0 && was.margin >= 0
      return [
        { id: tripId, name, clientName, currency, before: was, after: would, fallsBelowLimit },
      ]
    })
    return { total, priced: comparisons.length, locked: trips.length - open.length, changes, next }
  },
)

const priceOf = ({ finance, margins }: ItineraryRecord) => ({
  sell: finance?.sell ?? 0,
  margin: margins?.total ?? 0,
})

/**
 * Undefined for a trip that cannot be priced at present, such as one whose currency has no rate:
 * its quote would fail, too.
 */
function pricedBy(
  record: ItineraryRecord,
  { context, terms }: ReturnType<typeof termsWith>,
  first: PricedFirst,
): ItineraryRecord | undefined {
  try {
    return repriceItinerary(followAgency(record, terms, first), context)
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

type PricedFirst = ReturnType<typeof termsWith>['terms']

export const handler = lambdaFor(getPricingImpact, makers)
