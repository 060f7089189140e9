import { alternativesRoutes } from '#shared/api/alternatives'
import { refuseField } from '#shared/errors/refuse-field'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { lambdaFor } from '../../data/table/lambda-for'
import { swapStay } from '../../itineraries/edit/stay-patches'
import { useCase } from '../../runtime/use-case'
import { campCalendars } from '../camp-calendars'
import { likelyCamps } from '../likely-camps'
import { nearbyCamps } from '../nearby-camps'
import { openSearch, type SearchDeps, searchMakers, sleptAt, youngestOf } from '../open-search'
import { quoteCamp, sellWith } from '../quote-camp'
import { offerOf, travelBy } from '../what-changes'

/**
 * Camps whose calendars are looked at: their months of prices are one batch, or two when a stay
 * spans months.
 */
const maxSearched = 49
/** Camps that are priced, by one Query of rooms and rates each. */
const maxPriced = 8

/**
 * What could take the place of a stay. Calendars of the camps around it are read in batches; only
 * those that seem free are priced, each as a requote of the trip would be.
 */
export const findAlternatives = useCase(
  alternativesRoutes.findAlternatives,
  async ({ params, body, principal }, deps: SearchDeps) => {
    const search = await openSearch({ principal, id: params.id }, deps)
    const { record, camps, hidden, spotRates, now } = search
    const { budget = Number.POSITIVE_INFINITY } = body
    const total = record.finance?.sell
    const stay = record.segments.find(({ id }) => id === body.segmentId)
    const place = camps.placeOf(stay?.supplierCode ?? '')
    if (stay?.supplierCode === undefined || place === undefined || !isSupplierStay(stay))
      return refuseField('body.segmentId', 'must be a stay at a camp of the catalogue')

    const here = {
      supplierCode: stay.supplierCode,
      startDate: stay.startDate,
      endDate: stay.endDate,
    }
    const slept = sleptAt(record, stay)
    const travelTo = travelBy(record.segments, stay, camps)
    const own =
      stay.priced === true && stay.sell !== undefined && stay.sell > 0 ? stay.sell : undefined
    const share =
      own === undefined || total === undefined ? undefined : (own + budget - total) / own
    const nearby = nearbyCamps(camps, place, {
      hidden,
      most: maxSearched,
      youngest: youngestOf(slept),
      travelTo,
    })
    const places = [here, ...nearby.map(({ supplierCode }) => ({ ...here, supplierCode }))]
    const calendars = await campCalendars(places, {
      calendars: deps.calendars,
      spotRates,
      maxRooms: 20,
    })
    const likely = likelyCamps(here, { camps: nearby, calendars }, { most: maxPriced, share })
    const pricedCamps = await Promise.all(
      likely.map(async (camp) => {
        const { supplierCode } = camp
        const offer = await deps.rooms.roomsWithRates(supplierCode)
        const allotments = calendars.allotmentsOf(supplierCode)
        const quotedCamp = quoteCamp(
          stay.id,
          { ...here, supplierCode },
          { ...offer, allotments, slept, market: record.market, now },
        )
        if (quotedCamp === undefined) return undefined
        const patch = swapStay(record, stay.id, { supplierCode, rooms: quotedCamp.rooms })
        const sell = await sellWith(search, { patch, camps: [quotedCamp] }, deps)
        if (sell === undefined || sell > budget) return undefined
        return { ...offerOf(quotedCamp, { nearby: camp, stay, camps }), sell }
      }),
    )
    return {
      currency: record.currency,
      sell: total,
      searched: nearby.length,
      alternatives: pricedCamps.filter((one) => one !== undefined),
    }
  },
)

export const handler = lambdaFor(findAlternatives, searchMakers)
