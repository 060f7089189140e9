import { departuresRoutes } from '#shared/api/departures'
import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import { departureIdSchema } from '#shared/ids/ids'
import { isPattern } from '#shared/itinerary/states'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireStartToCome } from '../../itineraries/saved/require-start-to-come'
import { type Deps, useCase } from '../../runtime/use-case'
import { departureAudit, departureMakers, viewOf } from '../departure-view'

const makers = { ...departureMakers, itineraries: itineraryStore }

/** Offers a saved itinerary of the agency on a day. Its price is in the agency's currency. */
export const createDeparture = useCase(
  departuresRoutes.createDeparture,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    requireStartToCome(body.startDate, deps.clock)
    const [pattern, agency] = await Promise.all([
      deps.itineraries.get(agencyId, body.savedItineraryId),
      deps.agencies.agency(agencyId),
    ])
    if (pattern === undefined || !isPattern(pattern.record.state) || agency === undefined)
      refuseField('body.savedItineraryId', 'is no saved itinerary of the agency')
    const days = daysBetween(pattern.record.startDate, pattern.record.endDate)
    const departure = {
      id: departureIdSchema.parse(deps.makeId('departure')),
      agencyId,
      version: 1,
      ...body,
      bookings: [],
      endDate: addDays(body.startDate, days),
      currency: agency.currency,
    }
    await deps.departures.save(
      departure,
      await departureAudit({ principal, action: 'agent_created_departure', departure }, deps),
    )
    return viewOf({ departure, trips: new Map() }, principal)
  },
)

export const handler = lambdaFor(createDeparture, makers)
