import { itinerarySummary } from '#shared/api/itinerary-summary'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'
import type { ListedItinerary } from './itinerary-lists'

/** Where each field of a summary stands in `listed`. New fields take new places; places are never reused. */
const places = {
  id: 0,
  name: 1,
  state: 2,
  agentId: 3,
  agentName: 4,
  clientId: 5,
  clientName: 6,
  startDate: 7,
  endDate: 8,
  adults: 9,
  children: 10,
  currency: 11,
  sell: 12,
  paid: 13,
  deposit: 14,
  margin: 15,
  stage: 16,
  dueDate: 17,
  dueAmount: 18,
  dueType: 19,
  bookingReference: 20,
  problems: 21,
  image: 22,
  version: 23,
  createdDate: 24,
  updatedAt: 25,
} as const satisfies Record<keyof ListedItinerary, number>

const fields = Object.entries(places).sort(([, one], [, other]) => one - other)

/** What lists show of an itinerary, as a list: the names of its fields take more space than what is in them. */
export const listedOf = (summary: ListedItinerary): unknown[] =>
  fields.map(([field]) => Reflect.get(summary, field) ?? null)

/** What lists show, of an itinerary's own item or of its line in an index. @throws AppError record.malformed */
export function listedIn({ pk, sk, listed }: Item): ListedItinerary {
  const values: unknown[] = Array.isArray(listed) ? listed : []
  const named = fields.map(([field, place]) => [field, values[place] ?? undefined])
  return parseRecord(itinerarySummary, { pk, sk, ...Object.fromEntries(named) })
}

/** Single fields of `listed`, for a reader who parses them. */
export function listedFields<Field extends keyof typeof places>(
  { listed }: Item,
  names: readonly Field[],
): Record<Field, unknown>
export function listedFields({ listed }: Item, names: readonly (keyof typeof places)[]): Record<string, unknown> {
  const values: unknown[] = Array.isArray(listed) ? listed : []
  return Object.fromEntries(names.map((name) => [name, values[places[name]] ?? undefined]))
}

/** The client's name in `#listed`, for an update of it alone. */
export const listedClientName = `#listed[${places.clientName}]`
