import { alternativesRoutes, type Chain } from '#shared/api/alternatives'
import { addDays, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import { type SupplierCode, segmentIdSchema, supplierCodeSchema } from '#shared/ids/ids'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { lambdaFor } from '../../data/table/lambda-for'
import { replaceStays } from '../../itineraries/edit/stay-patches'
import { useCase } from '../../runtime/use-case'
import { transferModel, travelMinutes } from '../../suppliers/transfers'
import {
  type CampCalendars,
  type CampNights,
  campCalendars,
  type GuideOffer,
} from '../camp-calendars'
import {
  openSearch,
  type Search,
  type SearchDeps,
  searchMakers,
  sleptAt,
  youngestOf,
} from '../open-search'
import { type QuotedCamp, quoteCamp, sellWith } from '../quote-camp'
import { type PlacedCamp, type RegionChain, regionChains } from '../region-chains'
import { groundOf } from '../what-changes'

/**
 * Months of camps that are looked at, of all regions together: a batch of prices and two of rooms.
 */
const maxSearched = 98
/** Camps that are priced, by one Query of rooms and rates each. */
const maxPriced = 7
const maxShown = 3
/**
 * Orders that are tried before the search gives up on camps that turn out not to take the party, or
 * would be one too many to read.
 */
const maxTries = 24

/** Camps in some regions one after the other, in whatever order they have rooms. */
export const findChains = useCase(
  alternativesRoutes.findChains,
  async ({ params, body, principal }, deps: SearchDeps) => {
    const search = await openSearch({ principal, id: params.id }, deps)
    const { record, spotRates, camps } = search
    const { regions, startDate, isOrdered } = body
    const unknown = regions.findIndex(
      ({ countryRegionCode }) => !camps.regionAt.has(countryRegionCode),
    )
    if (unknown >= 0)
      refuseField(`body.regions.${unknown}.countryRegionCode`, 'must be a region of the catalogue')
    const stay = record.segments.find(
      (segment) => isSupplierStay(segment) && segment.rooms.length > 0,
    )
    const slept = sleptAt(record, stay)
    const people = slept.reduce((sum, { adults, children }) => sum + adults + children, 0)
    const total = regions.reduce((sum, { nights }) => sum + nights, 0)
    const whole = { startDate, endDate: addDays(startDate, total) }
    const months = new Set(nightsOf(startDate, whole.endDate).map((night) => monthOf(night))).size
    const most = maxSearched / regions.length / months
    const candidates = regions.map(({ countryRegionCode }) =>
      campsOfRegion(search, { countryRegionCode, youngest: youngestOf(slept), most }),
    )
    const places = candidates.flat().map((supplierCode) => ({ supplierCode, ...whole }))
    const calendars = await campCalendars(places, {
      calendars: deps.calendars,
      spotRates,
      maxRooms: 2,
    })

    const refusedKeys = new Set<string>()
    const offers = new Map<string, GuideOffer | undefined>()
    const offerAt = (nights: CampNights): GuideOffer | undefined => {
      const key = keyOf(nights)
      if (refusedKeys.has(key)) return undefined
      if (!offers.has(key)) offers.set(key, calendars.offerAt(nights))
      return offers.get(key)
    }
    const nightsAt = (supplierCode: SupplierCode, region: number, day: number): CampNights => {
      const arrival = addDays(startDate, day)
      return {
        supplierCode,
        startDate: arrival,
        endDate: addDays(arrival, regions[region]?.nights ?? 1),
      }
    }
    const campsAt = (region: number, day: number) =>
      (candidates[region] ?? []).flatMap((supplierCode): PlacedCamp<SupplierCode>[] => {
        const offer = offerAt(nightsAt(supplierCode, region, day))
        return offer === undefined
          ? []
          : [{ camp: supplierCode, price: offer.price * people, isFree: offer.isFree }]
      })
    const ways = wayFinder(search, people)
    const find = (most: number) =>
      regionChains({
        nights: regions.map(({ nights }) => nights),
        isOrdered,
        campsAt,
        most,
        wayBetween: (from, to) => ways.minutes(from, to) * ways.centsAMinute,
      })

    const quoter = campQuoter(search, { calendars, slept, deps })
    const chains: Chain[] = []
    const shownKeys = new Set<string>()
    for (let tries = 0; tries < maxTries && chains.length < maxShown; tries++) {
      const next = find(maxShown + 1).find(({ order }) => !shownKeys.has(order.join()))
      if (next === undefined) break
      const nights = nightsOfChain(next, regions, (code, region, day) =>
        nightsAt(code, region, day),
      )
      const quotes = await Promise.all(nights.map((own, index) => quoter(`chain-${index}`, own)))
      const missing = nights.filter(
        (_own, index) => quotes[index] === undefined || quotes[index] === 'spent',
      )
      for (const own of missing) refusedKeys.add(keyOf(own))
      if (missing.length > 0) continue
      shownKeys.add(next.order.join())
      const sure = quotes.filter((one): one is QuotedCamp => typeof one === 'object')
      const pricedChain = await chainOf(sure, { search, ways, deps })
      if (pricedChain !== undefined) chains.push(pricedChain)
    }
    const lasting = (region: number) =>
      Array.from({ length: total }, (_, day) => day).some((day) => campsAt(region, day).length > 0)
    return {
      currency: record.currency,
      sell: record.finance?.sell,
      searched: places.length,
      chains,
      full: regions
        .filter((_region, index) => !lasting(index))
        .map(({ countryRegionCode }) => countryRegionCode),
    }
  },
)

const keyOf = ({ supplierCode, startDate, endDate }: CampNights) =>
  `${supplierCode} ${startDate} ${endDate}`

/**
 * The camps of a region that the party may go to: those of the trip first, then those of a middling
 * guide price.
 */
function campsOfRegion(
  { camps, hidden, record }: Search,
  {
    countryRegionCode,
    youngest,
    most,
  }: { countryRegionCode: string; youngest: number | undefined; most: number },
): SupplierCode[] {
  const region = camps.regionAt.get(countryRegionCode)
  const [ages, prices] = [camps.column('minChildAge'), camps.column('guidePrice')]
  const inTrip = new Set<string>(record.segments.map(({ supplierCode = '' }) => supplierCode))
  const places: number[] = []
  for (let place = 0; place < camps.count; place++) {
    const isTooYoung = youngest !== undefined && youngest < Number(ages.get(place) ?? 0)
    if (
      camps.regionOf[place] === region &&
      ((camps.flags[place] ?? 0) & hidden) === 0 &&
      !isTooYoung
    )
      places.push(place)
  }
  const guides = places.map((place) => Number(prices.get(place) ?? 0)).toSorted((a, b) => a - b)
  const middle = guides[Math.floor(guides.length / 2)] ?? 0
  const isOwn = (place: number) => Number(inTrip.has(camps.codes[place] ?? ''))
  const farness = (place: number) => Math.abs(Number(prices.get(place) ?? 0) - middle)
  return places
    .toSorted((a, b) => isOwn(b) - isOwn(a) || farness(a) - farness(b))
    .slice(0, Math.floor(most))
    .map((place) => supplierCodeSchema.parse(camps.codes[place]))
}

/** Minutes between camps, and what a minute in a light aircraft costs the party. */
function wayFinder({ camps }: Search, people: number) {
  const { centsPerKm, kmh, seats } = transferModel.chartered
  const minutesByWay = new Map<string, number>()
  return {
    centsAMinute: ((centsPerKm * kmh) / 60) * Math.ceil(people / seats),
    minutes(from: SupplierCode, to: SupplierCode): number {
      const key = `${from} ${to}`
      const before = minutesByWay.get(key)
      if (before !== undefined) return before
      const [one, other] = [groundOf(camps, from), groundOf(camps, to)]
      const minutes = one === undefined || other === undefined ? 0 : travelMinutes(one, other)
      minutesByWay.set(key, minutes)
      return minutes
    },
  }
}

function nightsOfChain(
  { order, camps }: RegionChain<SupplierCode>,
  regions: readonly { readonly nights: number }[],
  nightsAt: (supplierCode: SupplierCode, region: number, day: number) => CampNights,
): CampNights[] {
  let day = 0
  return order.flatMap((region, index) => {
    const camp = camps[index]?.camp
    const at = day
    day += regions[region]?.nights ?? 0
    return camp === undefined ? [] : [nightsAt(camp, region, at)]
  })
}

interface Quoting {
  readonly calendars: CampCalendars
  readonly slept: ReturnType<typeof sleptAt>
  readonly deps: SearchDeps
}

/** Quotes nights at camps, each camp read once; 'spent' when it would be one camp too many. */
function campQuoter({ record, now }: Search, { calendars, slept, deps }: Quoting) {
  const offers = new Map<SupplierCode, ReturnType<typeof deps.rooms.roomsWithRates>>()
  return async (
    segmentId: string,
    nights: CampNights,
  ): Promise<QuotedCamp | 'spent' | undefined> => {
    const { supplierCode } = nights
    const offer = offers.get(supplierCode)
    if (offer === undefined && offers.size >= maxPriced) return 'spent'
    const reading = offer ?? deps.rooms.roomsWithRates(supplierCode)
    offers.set(supplierCode, reading)
    const allotments = calendars.allotmentsOf(supplierCode)
    const { market } = record
    return quoteCamp(segmentId, nights, { ...(await reading), allotments, slept, market, now })
  }
}

/** The chain as it is shown, with what the trip would cost. */
async function chainOf(
  quoted: readonly QuotedCamp[],
  { search, ways, deps }: { search: Search; ways: ReturnType<typeof wayFinder>; deps: SearchDeps },
): Promise<Chain | undefined> {
  const stays = quoted.map(({ segmentId, nights, rooms }) => ({
    id: segmentIdSchema.parse(segmentId),
    ...nights,
    rooms,
  }))
  const sell = await sellWith(
    search,
    { patch: replaceStays(search.record, stays), camps: quoted },
    deps,
  )
  if (sell === undefined) return undefined
  const codes = quoted.map(({ nights }) => nights.supplierCode)
  return {
    sell,
    state: quoted.every(({ state }) => state === 'free') ? 'free' : 'possible',
    minutes: codes
      .slice(1)
      .reduce((sum, code, index) => sum + ways.minutes(codes[index] ?? code, code), 0),
    stays: quoted.map(({ nights: { supplierCode, startDate, endDate }, rooms, state }) => {
      const { campName, regionName, country, featuredImageId } = search.camps.campAt(
        search.camps.placeOf(supplierCode) ?? 0,
      )
      return {
        supplierCode,
        campName,
        regionName,
        country,
        featuredImageId,
        state,
        rooms: [...rooms],
        startDate,
        endDate,
      }
    }),
  }
}

export const handler = lambdaFor(findChains, searchMakers)
