import { monthOf } from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { itineraryStates } from '#shared/itinerary/states'
import type { Difference } from '../itineraries/history'
import type { AuditEntry } from '../people/audit-store'

/** What stands in the books instead of a name. */
export const erasedName = 'Erased client'

/**
 * A trip for the books: what was sold, when, and for how much, without whoever travelled. What
 * people typed freely goes, or loses the names in it; done again, nothing changes.
 */
export function namelessTrip(record: ItineraryRecord, names: readonly string[]): ItineraryRecord {
  const travelers = record.travelers.map((_one, at) => ({
    id: `t${at + 1}`,
    firstName: `Traveler ${at + 1}`,
  }))
  const idsBefore = record.travelers.map(({ id }) => id)
  const { client } = record.params
  const spokenNames = [
    ...names,
    ...record.travelers.flatMap(({ firstName, lastName = '' }) => [firstName, lastName]),
  ]
  return {
    ...record,
    name: `Trip in ${monthLabel(monthOf(record.startDate))}`,
    travelers,
    parties: record.parties.map((party, at) => ({
      ...party,
      name: `Party ${at + 1}`,
      travelerIds: party.travelerIds.map((id) => travelers[idsBefore.indexOf(id)]?.id ?? 't0'),
    })),
    params: {
      ...record.params,
      client: client && { id: client.id, name: erasedName },
      customizations: undefined,
    },
    segments: record.segments.map((segment) => ({
      ...segment,
      title: segment.title && withoutNames(segment.title, spokenNames),
      extras: segment.extras.map((extra) => withoutNames(extra, spokenNames)),
      description: undefined,
      sellOverrideReason: undefined,
      flightNumber: undefined,
    })),
    payments: record.payments.map((payment) => ({ ...payment, paymentData: undefined })),
    messages: [],
    problems: [],
    advice: [],
    pipedriveDealId: undefined,
  }
}

/**
 * A text with `…` in the place of names, of which short ones are left: they are words of other
 * things, too.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const longNames = names
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
  return longNames.reduce((left, name) => {
    const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return left.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), '…')
  }, text)
}

/** Fields of a trip whose changes tell nothing of who travelled. */
const impersonal =
  /^(state|startDate|endDate|adults|children|published|currency|exchangeDate|discount|cost|sell|bookingReference|holdExpiry|rooms|accommodationRooms|customPrice\w+|(flags|rates)\.\w+)$/

export const namelessChanges = (changes: readonly Difference[]): Difference[] =>
  changes.filter(({ field }) => impersonal.test(field))

type Told = Pick<AuditEntry, 'by' | 'details'>

/**
 * An entry of a history or the audit trail: who of the agency did what and when stays, with ids,
 * numbers and words of ours.
 */
export function namelessEntry<T extends Told>(entry: T): T {
  const { by, details } = entry
  return {
    ...entry,
    by: by.kind === 'client' ? { ...by, name: erasedName } : by,
    ...(details !== undefined && { details: plainDetails(details) }),
  }
}

/** What details name by words of our own. */
const ownWords = [
  'fields',
  'route',
  'method',
  'paymentMethod',
  'paymentType',
  'status',
  'currency',
  'by',
]

function plainDetails(details: NonNullable<Told['details']>): Record<string, unknown> {
  const isPlain = ([name, value]: [string, unknown]) =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' &&
      ((ownWords.includes(name) && /^[a-zA-Z, ]{0,200}$/.test(value)) ||
        /^[a-z]{3}_[0-9a-z]{4,32}$/.test(value) ||
        itineraryStates.some((state) => state === value)))
  return typeof details === 'string'
    ? {}
    : Object.fromEntries(Object.entries(details).filter(isPlain))
}
