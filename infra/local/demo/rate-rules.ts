import * as z from 'zod/mini'
import { randomStream } from '#shared/art/random-stream'
import type { CalendarMonth } from '#shared/dates/calendar-date'
import { joinWords } from '#shared/format/words'
import type { RateRuleInput } from '../../../functions/data/rates/rate-records'
import type { DemoCamp } from './catalogue'
import { decimal, listPrice, roomTwinRate, seasonFactors, yearFactor } from './rate-levels'
import { type PlannedRoom, planRooms, roomTypesOf } from './rooms'
import { readTable } from './rows'
import { type DemoPeriod, periodsOf, type SeasonName } from './seasons'

export type DemoRateRule = ReturnType<typeof rateRulesOf>[number]

/** How long rates are contracted ahead. */
const contractedMonths = 24
const anyNights = 99

/** Lengths of stay that a rate is for, with what it is times the usual rate. */
type StayLengths = { minLOS: number; maxLOS: number; factor: number }

/**
 * The rate rules of a camp's rooms for two years from a month, or as many months as are asked for:
 * one per room, season and length of stay, without gap or overlap. All amounts are illustrative:
 * believable in level, agreed with nobody.
 */
export function rateRulesOf(camp: DemoCamp, start: CalendarMonth, months = contractedMonths) {
  const periods = periodsOf(camp, start, months)
  const rooms = planRooms(camp)
  return roomTypesOf(camp).flatMap((type, index) => {
    const room = rooms[index]
    if (room === undefined || room.unpriced) return []
    const {
      optionKey,
      supplierCode,
      name,
      systemType,
      roomTypeId,
      maxUnits,
      guestNormal,
      normalAdults,
    } = type
    return periods.flatMap((period) =>
      stayLengths(camp, period.season).map(({ minLOS, maxLOS, factor }) => ({
        optionKey,
        supplierCode,
        from: period.from,
        to: period.to,
        season: period.season,
        currency: camp.currency,
        room: name,
        systemType,
        roomTypeId,
        maxUnits,
        guestNormal,
        normalAdults,
        ...amountsOf(camp, room, period, factor),
        rack: amountsOf(camp, room, period, factor * rackFactor(camp)),
        perPerson: !camp.pricedPerRoom,
        prov: period.season === 'closed' ? ('C' as const) : ('' as const),
        minLOS,
        maxLOS,
        ...inclusionsOf(camp),
        ...offersOf(camp, period.season),
      })),
    )
  })
}

/** Camps whose demo rates have offers outside the high season. */
const offers = new Map<
  string,
  Pick<RateRuleInput, 'stayNights' | 'payNights' | 'earlyBirdDays' | 'earlyBirdPercent'>
>([
  ['NXAIPAN', { stayNights: 4, payNights: 3 }],
  ['LAGOON', { earlyBirdDays: 120, earlyBirdPercent: '10' }],
])
const offersOf = ({ supplierCode }: DemoCamp, season: SeasonName) =>
  season === 'high' || season === 'closed' ? {} : offers.get(supplierCode)

/**
 * Fewest nights in the high season, a rate for four nights and more outside it, and at some a most.
 */
function stayLengths(camp: DemoCamp, season: SeasonName): StayLengths[] {
  const { supplierCode, highSeasonNights, pricedPerRoom, twinRate } = camp
  const random = randomStream(`nights|${supplierCode}`)
  const [stayLonger, shortStaysOnly] = [
    random.chance(0.3) && !pricedPerRoom && twinRate === undefined,
    random.chance(0.12),
  ]
  if (season === 'high')
    return [{ minLOS: highSeasonNights, maxLOS: shortStaysOnly ? 10 : anyNights, factor: 1 }]
  if (season === 'closed' || !stayLonger) return [{ minLOS: 1, maxLOS: anyNights, factor: 1 }]
  return [
    { minLOS: 1, maxLOS: 3, factor: 1 },
    { minLOS: 4, maxLOS: anyNights, factor: 0.9 },
  ]
}

/** Published prices beside net ones: what commission the camp gives. */
const rackFactor = ({ supplierCode }: DemoCamp): number =>
  randomStream(`rack|${supplierCode}`).pick([1.25, 1.33, 1.4])

function amountsOf(
  camp: DemoCamp,
  room: PlannedRoom,
  { season, year }: DemoPeriod,
  factor: number,
) {
  const times = seasonFactors[season] * yearFactor(year) * factor
  const exact = room.twinRate !== undefined || room.groupRate !== undefined
  const price = (amount: number) =>
    exact
      ? decimal(Math.round(amount * times * 2) / 2, camp.currency)
      : listPrice(amount * times, camp.currency)
  const twin = roomTwinRate(camp, room)
  if (room.kind === 'house') {
    const group = room.groupRate ?? twin * room.guests * (camp.pricedPerRoom ? 0.5 : 1)
    return {
      groupRate: price(group),
      twinRate: price(group / 2),
      childRate: price(0),
      infantRate: price(0),
    }
  }
  return {
    twinRate: price(twin),
    singleRate: price(twin * singleFactor(camp, room, season)),
    childRate: price(room.childRate ?? twin * (camp.pricedPerRoom ? 0.15 : childFactor(camp))),
    infantRate: price(0),
  }
}

/**
 * One adult alone: no supplement in the low season or in a room for one; a room priced as such
 * costs the same.
 */
function singleFactor(
  { supplierCode, pricedPerRoom }: DemoCamp,
  { kind }: PlannedRoom,
  season: SeasonName,
): number {
  if (pricedPerRoom || kind === 'single' || season === 'low') return 1
  return (
    randomStream(`single|${supplierCode}`).pick([1.3, 1.4, 1.5]) + (season === 'high' ? 0.1 : 0)
  )
}

/** Of the adult's rate: half at most camps, more where children are few. */
const childFactor = ({ minChildAge }: DemoCamp): number => (minChildAge >= 10 ? 0.75 : 0.5)

const byTier = z.array(
  z.strictObject({ fromTier: z.int(), mealBasis: z.string(), inclusions: z.string() }),
)
/** What a rate includes, by the camp's tier; and words for the activities that are part of it. */
const table = z
  .strictObject({
    activities: z.record(z.string(), z.string()),
    perRoom: byTier,
    perPerson: byTier,
  })
  .parse(readTable('inclusions'))
const words = new Map(Object.entries(table.activities))

/** What a camp's rate includes, with the meal basis in two words. */
function inclusionsOf({ tier, pricedPerRoom, campFeatures }: DemoCamp) {
  const tierRow = table[pricedPerRoom ? 'perRoom' : 'perPerson'].findLast(
    ({ fromTier }) => tier >= fromTier,
  )
  if (tierRow === undefined) throw new Error(`Nothing is included at tier ${tier}`)
  const activities = joinWords(campFeatures.flatMap((id) => words.get(id) ?? []).slice(0, 4))
  const { mealBasis, inclusions } = tierRow
  return {
    mealBasis,
    inclusions: inclusions.replace('{activities}', activities || 'activities on the property'),
  }
}
