import { addAccommodationDays } from '../../functions/itineraries/routes/add-accommodation-days'
import { addAccommodationToStartEnd } from '../../functions/itineraries/routes/add-accommodation-to-start-end'
import { changeCurrency } from '../../functions/itineraries/routes/change-currency'
import { restoreItinerary } from '../../functions/itineraries/routes/restore-itinerary'
import { swapAccommodation } from '../../functions/itineraries/routes/swap-accommodation'
import type { Asked } from './ask'
import type { Choosing } from './choosing'
import { editOf } from './editing'
import { type Action, always, mayMove } from './stage'
import { tentOf } from './trip-requests'
import { camps } from './world'

/**
 * What changes what a trip holds: words and prices by two agents at once, stays, currency, and back
 * again.
 */
export function shapingActions(choosing: Choosing): readonly Action[] {
  const { random, chosen, onTrip } = choosing
  const editing = editOf(choosing)
  const edit: Action = () => {
    const id = chosen(always)
    return id === undefined ? undefined : editing(id)
  }
  const restore = onTrip('restore', (id) => ({
    use: restoreItinerary,
    params: { id },
    body: { version: 1 + random.below(6) },
  }))
  const moving = (name: string, use: Asked['use'], bodyOf: (supplierCode: string) => object) =>
    onTrip(
      name,
      (itineraryId) => ({ use, body: { itineraryId, ...bodyOf(random.pick(camps)) } }),
      mayMove,
    )
  return [
    edit,
    edit,
    edit,
    edit,
    edit,
    restore,
    restore,
    onTrip('change currency', (id) => ({
      use: changeCurrency,
      params: { id },
      body: { currency: random.pick(['USD', 'EUR', 'JPY']) },
    })),
    moving('stretch', addAccommodationDays, () => ({
      segmentId: 's1',
      days: random.pick([1, -1]),
    })),
    moving('swap', swapAccommodation, (supplierCode) => ({
      segmentId: 's1',
      supplierCode,
      rooms: [tentOf(supplierCode)],
    })),
    moving('lengthen', addAccommodationToStartEnd, (supplierCode) => ({
      position: random.pick(['start', 'end']),
      nights: 1,
      supplierCode,
      rooms: [tentOf(supplierCode)],
    })),
  ]
}
