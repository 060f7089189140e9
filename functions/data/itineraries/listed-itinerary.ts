import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import { itinerarySummary } from '#shared/api/itinerary-summary'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/** What lists show of an itinerary: the projection of the indexes. */
export type ListedItinerary = ItinerarySummary

/**
 * The fields of a summary as they stand in `listed`. A new field goes to the end; places are never
 * reused.
 */
const fields = [
  ...([
    'id',
    'name',
    'state',
    'agentId',
    'agentName',
    'clientId',
    'clientName',
    'startDate',
    'endDate',
  ] as const),
  ...([
    'adults',
    'children',
    'currency',
    'sell',
    'paid',
    'deposit',
    'margin',
    'stage',
    'dueDate',
    'dueAmount',
  ] as const),
  ...([
    'dueType',
    'bookingReference',
    'problems',
    'image',
    'version',
    'createdDate',
    'updatedAt',
  ] as const),
  ...(['published', 'supplierDebts', 'unpriced', 'duePurpose'] as const),
  ...(['proposalId', 'versionLetter'] as const),
] satisfies readonly (keyof ListedItinerary)[]

/**
 * What lists show of an itinerary, as a list: the names of its fields take more space than what is
 * in them.
 */
export const listedOf = (summary: ListedItinerary): unknown[] =>
  fields.map((field) => Reflect.get(summary, field) ?? null)

/**
 * What lists show, of an itinerary's own item or of its line in an index.
 * @throws AppError record.malformed
 */
export function listedIn({ pk, sk, listed }: Item): ListedItinerary {
  const values: unknown[] = Array.isArray(listed) ? listed : []
  const namedValues = fields.map((field, place) => [field, values[place] ?? undefined])
  return parseRecord(itinerarySummary, { pk, sk, ...Object.fromEntries(namedValues) })
}

/** Single fields of `listed`, for a reader who parses them. */
export function listedFields<Field extends keyof ListedItinerary>(
  { listed }: Item,
  names: readonly Field[],
): Record<Field, unknown>
export function listedFields(
  { listed }: Item,
  names: readonly (keyof ListedItinerary)[],
): Record<string, unknown> {
  const values: unknown[] = Array.isArray(listed) ? listed : []
  return Object.fromEntries(names.map((name) => [name, values[fields.indexOf(name)] ?? undefined]))
}

/** The client's name in `#listed`, for an update of it alone. */
export const listedClientName = `#listed[${fields.indexOf('clientName')}]`
