import { alternativesRoutes, type Saving } from '#shared/api/alternatives'
import type { SupplierCode } from '#shared/ids/ids'
import type { Segment } from '#shared/itinerary/segment'
import {
  isArrangedByPeople,
  isSupplierStay,
  isUnpricedStay,
} from '#shared/itinerary/supplier-stays'
import { lambdaFor } from '../../data/table/lambda-for'
import { swapStays } from '../../itineraries/edit/stay-patches'
import { useCase } from '../../runtime/use-case'
import { campCalendars } from '../camp-calendars'
import { type CheaperSwap, fewestSwaps, swapsToPrice } from '../cheaper-swaps'
import { type NearbyCamp, nearbyCamps } from '../nearby-camps'
import {
  openSearch,
  type Search,
  type SearchDeps,
  searchMakers,
  sleptAt,
  youngestOf,
} from '../open-search'
import { type QuotedCamp, quoteCamp, sellWith } from '../quote-camp'
import { offerOf, travelBy } from '../what-changes'

/**
 * Camps whose calendars are looked at, of all stays together: a batch of their months, the stays'
 * own among them.
 */
const maxSearched = 94
/** Camps that are priced, by one Query of rooms and rates each. */
const maxPriced = 7
const maxShown = 3

/**
 * Swaps that together save a share of the price: the fewest that do, of camps that keep the
 * journey.
 */
export const findSavings = useCase(
  alternativesRoutes.findSavings,
  async ({ params, body: { percent }, principal }, deps: SearchDeps) => {
    const search = await openSearch({ principal, id: params.id }, deps)
    const { record, spotRates } = search
    const sell = record.finance?.sell
    const none = { currency: record.currency, sell, searched: 0, isReached: false, savings: [] }
    const isUnpriced = record.segments.some(isUnpricedStay)
    const stays = record.segments.filter(
      (stay) => isSupplierStay(stay) && !isArrangedByPeople(stay),
    )
    if (sell === undefined || isUnpriced || stays.length === 0)
      return { ...none, sell: isUnpriced ? undefined : sell }

    const around = stays.map((stay) => ({
      stay,
      nearby: cheaperAround(stay, search, stays.length),
    }))
    const places = around.flatMap(({ stay, nearby }) => [
      nightsAt(stay, stay.supplierCode),
      ...nearby.map(({ supplierCode }) => nightsAt(stay, supplierCode)),
    ])
    const calendars = await campCalendars(places.flat(), {
      calendars: deps.calendars,
      spotRates,
      maxRooms: 2,
    })
    let guide = 0
    const cheaper = around.flatMap(({ stay, nearby }): Cheaper[] => {
      const here = nightsAt(stay, stay.supplierCode).map((nights) => calendars.priceAt(nights))[0]
      const people = sleptAt(record, stay).reduce(
        (sum, { adults, children }) => sum + adults + children,
        0,
      )
      guide += (here ?? 0) * people
      return nearby.flatMap((camp) => {
        const offer = nightsAt(stay, camp.supplierCode).map((nights) =>
          calendars.offerAt(nights),
        )[0]
        if (offer === undefined || here === undefined || offer.price >= here) return []
        return [
          {
            stay,
            camp,
            segmentId: stay.id,
            supplierCode: camp.supplierCode,
            saves: (here - offer.price) * people,
            isFree: offer.isFree,
          },
        ]
      })
    })
    const wantedSaving = Math.ceil((sell * percent) / 100)
    const likely = swapsToPrice(cheaper, {
      wanted: guideSaving(guide, stays, wantedSaving),
      most: maxPriced,
    })
    const swapsWithPrices = await pricedSwaps(likely, { search, sell, calendars, deps })
    const sets = fewestSwaps(swapsWithPrices, wantedSaving, maxShown)
    const exact = await Promise.all(
      sets.map(async (swaps): Promise<Saving | undefined> => {
        const patch = swapStays(
          record,
          swaps.map(({ segmentId, quoted: { nights, rooms } }) => ({
            segmentId,
            supplierCode: nights.supplierCode,
            rooms,
          })),
        )
        const total = await sellWith(
          search,
          { patch, camps: swaps.map(({ quoted }) => quoted) },
          deps,
        )
        if (total === undefined) return undefined
        return {
          sell: total,
          swaps: swaps.map(({ stay, camp, quoted }) => ({
            ...offerOf(quoted, { nearby: camp, stay, camps: search.camps }),
            segmentId: stay.id,
            replaces: stay.campName ?? stay.supplierCode ?? '',
          })),
        }
      }),
    )
    const savings = exact.filter((one) => one !== undefined)
    const isReached = savings.some((one) => sell - one.sell >= wantedSaving)
    return {
      ...none,
      searched: new Set(places.flat().map(({ supplierCode }) => supplierCode)).size,
      isReached,
      savings,
    }
  },
)

interface Cheaper extends CheaperSwap {
  readonly stay: Segment
  readonly camp: NearbyCamp
}
interface Priced extends Cheaper {
  readonly quoted: QuotedCamp
}

const nightsAt = ({ startDate, endDate }: Segment, supplierCode: SupplierCode | undefined) =>
  supplierCode === undefined ? [] : [{ supplierCode, startDate, endDate }]

/** Cheaper camps around a stay, none that the trip goes to anyway. */
function cheaperAround(
  stay: Segment,
  { record, camps, hidden }: Search,
  stays: number,
): NearbyCamp[] {
  const place = camps.placeOf(stay.supplierCode ?? '')
  if (place === undefined) return []
  const inTrip = new Set(record.segments.map(({ supplierCode }) => supplierCode))
  const nearby = nearbyCamps(camps, place, {
    hidden,
    most: Math.floor(maxSearched / stays),
    isCheaper: true,
    youngest: youngestOf(sleptAt(record, stay)),
    travelTo: travelBy(record.segments, stay, camps),
  })
  return nearby.filter(({ supplierCode }) => !inTrip.has(supplierCode))
}

/**
 * What the swaps are to save of the guide prices, when the trip is to cost so much less of what its
 * stays sell for.
 */
function guideSaving(guide: number, stays: readonly Segment[], wanted: number): number {
  const soldAmount = stays.reduce((sum, { sell = 0 }) => sum + sell, 0)
  return soldAmount <= 0 ? 0 : (guide * wanted) / soldAmount
}

interface Pricing {
  readonly search: Search
  readonly sell: number
  readonly calendars: Awaited<ReturnType<typeof campCalendars>>
  readonly deps: SearchDeps
}

/**
 * Each swap alone with what it saves of the trip's price; those that do not take the party or save
 * nothing are left out.
 */
async function pricedSwaps(
  swaps: readonly Cheaper[],
  { search, sell, calendars, deps }: Pricing,
): Promise<Priced[]> {
  const { record, now } = search
  const offers = new Map<SupplierCode, ReturnType<typeof deps.rooms.roomsWithRates>>()
  const offerAt = (code: SupplierCode) => {
    const offer = offers.get(code) ?? deps.rooms.roomsWithRates(code)
    offers.set(code, offer)
    return offer
  }
  const results = await Promise.all(
    swaps.map(async (swap) => {
      const { stay, camp } = swap
      const { supplierCode } = camp
      const { startDate, endDate } = stay
      const offer = await offerAt(supplierCode)
      const allotments = calendars.allotmentsOf(supplierCode)
      const slept = sleptAt(record, stay)
      const quotedCamp = quoteCamp(
        stay.id,
        { supplierCode, startDate, endDate },
        { ...offer, allotments, slept, market: record.market, now },
      )
      if (quotedCamp === undefined) return []
      const patch = swapStays(record, [
        { segmentId: stay.id, supplierCode, rooms: quotedCamp.rooms },
      ])
      const total = await sellWith(search, { patch, camps: [quotedCamp] }, deps)
      return total === undefined || total >= sell
        ? []
        : [{ ...swap, quoted: quotedCamp, saves: sell - total }]
    }),
  )
  return results.flat()
}

export const handler = lambdaFor(findSavings, searchMakers)
