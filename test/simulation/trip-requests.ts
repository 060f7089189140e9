import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { createItinerary } from '../../functions/itineraries/routes/create-itinerary'
import { tripBody, zuluStay } from '../support/trip-world'
import type { Asked } from './ask'
import { clientIds } from './clients'
import type { Random } from './random'
import { askedCamp, camps } from './world'

const firstDay = calendarDate('2027-07-01')

/** The tent of a camp, for two. */
export const tentOf = (supplierCode: string) => ({
  optionKey: `${supplierCode}-TENT`,
  adults: 2,
  children: 0,
  childrenAges: [],
})

/**
 * A trip of one room for one to three nights at one camp or two, over the turn of a month or not.
 */
export function newTrip(random: Random): Asked {
  const nights = 1 + random.below(3)
  const from = addDays(firstDay, random.below(4) - 1)
  const chosen = camps.slice(0, 1 + random.below(2))
  const codes = random.chance(0.25) ? [...chosen.slice(1), askedCamp] : chosen
  const byPeople = random.chance(0.08) ? { arrangedBy: 'DMC' } : {}
  const stays = codes.map((supplierCode, index) =>
    zuluStay({
      ...(index === 0 ? byPeople : {}),
      supplierCode,
      startDate: addDays(from, index * nights),
      endDate: addDays(from, (index + 1) * nights),
      rooms: [tentOf(supplierCode)],
      country: 'Botswana',
      hideFromClient: false,
      extras: [],
    }),
  )
  const dates = { startDate: from, endDate: addDays(from, stays.length * nights) }
  const itinerary = {
    ...dates,
    childrenAges: [],
    params: { rooms: [], accommodationRooms: [] },
    segments: stays,
  }
  const client = random.chance(0.7) ? { clientId: random.pick(clientIds) } : {}
  return { use: createItinerary, body: tripBody({ ...dates, ...client, rates: {}, itinerary }) }
}
