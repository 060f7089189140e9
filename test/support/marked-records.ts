import type { ItineraryRecord } from '#shared/itinerary/itinerary'

/** Fields that rules read: they keep what they hold. */
const kept =
  /(^|\.)(state|published|flags\[\]|type|hideFromClient|arrangedBy|chargeable|status|paymentType|purpose|partyId|refund\.status|travelerIds\[\]|allocations\..*|parties\[\]\.id|travelers\[\]\.id)$/

/**
 * The record with each text and number told apart by where it stands, and where each of them
 * stands.
 */
export function marked(record: ItineraryRecord) {
  const places = new Map<string, string>()
  const mark = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one, at) => mark(one, `${path}[${at}]`))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          mark(one, path === '' ? name : `${path}.${name}`),
        ]),
      )
    }
    const plain = path.replace(/\[\d+\]/g, '[]')
    if (kept.test(plain) || (typeof value !== 'string' && typeof value !== 'number')) return value
    const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    const next = isDate
      ? nthDay(places.size)
      : typeof value === 'string'
        ? `«${path}»`
        : 1_000_000_007 + places.size
    places.set(String(next), path)
    return next
  }
  return { record: mark(record, '') as ItineraryRecord, places }
}

const nthDay = (n: number): string => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10)

/** Every text and number in an answer. */
export function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  return value === undefined || typeof value === 'boolean' ? [] : [String(value)]
}
