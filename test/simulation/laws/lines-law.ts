import { summaryOf } from '../../../functions/data/itineraries/itinerary-records'
import { listedOf } from '../../../functions/data/itineraries/listed-itinerary'
import { paymentItems } from '../../../functions/data/payments/payment-records'
import type { Item } from '../../../functions/data/table/table-access'
import { storedTrip } from '../stored'
import type { Law } from './law'

/**
 * Lists say what trips say: of every trip that was written, its lines are there and tell the same,
 * and no line is left over.
 */
export function linesLaw(): Law {
  const [trips, payments] = [new Map<string, Item>(), new Map<string, Item>()]
  const paymentsOf = new Map<string, Set<string>>()
  const touched = new Set<string>()
  return {
    hear({ before, after }) {
      const item = after ?? before ?? {}
      if (item.sk === 'ITINERARY') {
        if (after === undefined) trips.delete(String(item.id))
        else trips.set(String(item.id), after)
        touched.add(String(item.id))
      }
      if (item.sk !== 'PAYMENT') return
      const [pk, id] = [String(item.pk), ownerOf(item)]
      const known = paymentsOf.get(id) ?? new Set()
      paymentsOf.set(id, known)
      touched.add(id)
      if (after === undefined) {
        payments.delete(pk)
        known.delete(pk)
      } else {
        payments.set(pk, after)
        known.add(pk)
      }
    },
    broken() {
      const now = [...touched]
      touched.clear()
      return now.flatMap(brokenOf)
    },
  }

  function brokenOf(id: string): string[] {
    const item = trips.get(id)
    if (item === undefined) return []
    const { record, people } = storedTrip(item)
    const wanted = paymentItems({ record, people })
    const isSame = (line: Item) =>
      unnamed(payments.get(String(line.pk))?.listed) === unnamed(line.listed)
    const isTold = toldBy(item.listed) === toldBy(listedOf(summaryOf({ record, people })))
    return [
      ...(isTold ? [] : [`${id}: a list says something else`]),
      ...(wanted.every(isSame) ? [] : [`${id}: the list of payments says something else`]),
      ...((paymentsOf.get(id)?.size ?? 0) === wanted.length
        ? []
        : [`${id}: a payment too many is listed`]),
    ]
  }
}

/** Without the client's name, which has a law of its own. */
const unnamed = (listed: unknown): string => toldBy({ ...Object(listed), clientName: undefined })
const toldBy = (listed: unknown): string => JSON.stringify(listed) ?? ''
const ownerOf = ({ listed }: Item): string =>
  typeof listed === 'object' && listed !== null && 'itineraryId' in listed
    ? String(listed.itineraryId)
    : ''
