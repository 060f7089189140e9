import * as real from '../../functions/data/itineraries/itinerary-item'
import type { StoredItinerary } from '../../functions/data/itineraries/itinerary-records'
import type { Item } from '../../functions/data/table/table-access'

const { contentIn, contentItem, contentKeyOf, contentOf, itineraryItem } = real

export { contentIn, contentItem, contentKeyOf, contentOf, itineraryItem }

const known = new WeakMap<Item, { readonly content: Item; readonly stored: StoredItinerary }>()

/**
 * What functions/data/itineraries/itinerary-item.ts does, for each item once: the table in memory
 * hands out the same items.
 */
export function storedItinerary(item: Item, content: Item): StoredItinerary {
  const found = known.get(item)
  if (found?.content === content) return found.stored
  const stored = real.storedItinerary(item, content)
  known.set(item, { content, stored })
  return stored
}
