import { consistentParties, splitOf, withMember, withSplit } from '#shared/itinerary/party-groups'
import type { FieldValue, PartyValue } from '../edits/field-value'
import type { Trip } from '../page/trip'

/** `member:t1` holds the id of a traveler's group, `split:s4` each group's share of a segment. */
const pathKinds = ['traveler', 'party', 'member', 'split'] as const
type PathKind = (typeof pathKinds)[number]
export type PartyPath = `${PathKind}:${string}`

export const partyPath = (kind: PathKind, id: string): PartyPath => `${kind}:${id}`

export function partOfParty(path: string): { kind: PathKind; id: string } | undefined {
  const kind = pathKinds.find((name) => path.startsWith(`${name}:`))
  return kind === undefined ? undefined : { kind, id: path.slice(kind.length + 1) }
}

export const splitValue = (percents: Readonly<Record<string, number>>): PartyValue => ({
  kind: 'split',
  percents: Object.entries(percents)
    .filter(([, percent]) => percent > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
})

/** The value of such a path; undefined for the shares of a missing segment. */
export function partyFieldValue(trip: Trip, path: string): FieldValue | undefined {
  const { kind, id } = partOfParty(path) ?? { kind: 'traveler' as const, id: '' }
  switch (kind) {
    case 'traveler': {
      const at = trip.travelers.findIndex((traveler) => traveler.id === id)
      const traveler = trip.travelers[at]
      return traveler === undefined ? null : { kind: 'traveler', traveler, at }
    }
    case 'party': {
      const at = trip.parties.findIndex((party) => party.id === id)
      const party = trip.parties[at]
      return party === undefined
        ? null
        : { kind: 'group', name: party.name, clientId: party.clientId, at }
    }
    case 'member':
      return trip.parties.find(({ travelerIds }) => travelerIds.includes(id))?.id ?? null
    case 'split': {
      if (!trip.itinerary.segments.some((segment) => segment.id === id)) return undefined
      const split = splitOf(trip.parties, id)
      return split === undefined ? null : splitValue(split)
    }
  }
}

/** The trip with another value of such a path. */
export function withPartyValue(trip: Trip, path: string, value: FieldValue): Trip {
  const part = partOfParty(path)
  if (part === undefined) return trip
  const { kind, id } = part
  switch (kind) {
    case 'traveler':
      return {
        ...trip,
        travelers: placeAt(
          trip.travelers,
          id,
          isOf(value, 'traveler') ? [value.traveler, value.at] : undefined,
        ),
      }
    case 'party': {
      const partyBefore = trip.parties.find((party) => party.id === id) ?? {
        id,
        travelerIds: [],
        allocations: {},
      }
      const group = isOf(value, 'group')
        ? ([{ ...partyBefore, name: value.name, clientId: value.clientId }, value.at] as const)
        : undefined
      return { ...trip, parties: placeAt(trip.parties, id, group) }
    }
    case 'member':
      return {
        ...trip,
        parties: withMember(trip.parties, id, typeof value === 'string' ? value : undefined),
      }
    case 'split':
      return {
        ...trip,
        parties: withSplit(
          trip.parties,
          id,
          isOf(value, 'split') ? Object.fromEntries(value.percents) : undefined,
        ),
      }
  }
}

/** Groups adjusted to the trip after an edit changed what they refer to, as on the server. */
export function withFittingParties(before: Trip, trip: Trip): Trip {
  const isSame =
    trip.travelers === before.travelers &&
    trip.parties === before.parties &&
    trip.itinerary.segments === before.itinerary.segments
  if (isSame || trip.parties.length === 0) return trip
  const { travelers, itinerary } = trip
  return {
    ...trip,
    parties: consistentParties(trip.parties, { travelers, segments: itinerary.segments }),
  }
}

/**
 * Replaces it in place, else inserts it at its old position, else appends it; undefined removes it.
 */
function placeAt<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  put: readonly [item: T, at: number | undefined] | undefined,
): T[] {
  if (put === undefined) return list.filter((one) => one.id !== id)
  const [item, at = list.length] = put
  if (list.some((one) => one.id === id)) return list.map((one) => (one.id === id ? item : one))
  return [...list.slice(0, at), item, ...list.slice(at)]
}

export function isOf<K extends PartyValue['kind']>(
  value: FieldValue | undefined,
  kind: K,
): value is Extract<PartyValue, { kind: K }> {
  return isPartyValue(value) && value.kind === kind
}

export function isPartyValue(value: FieldValue | undefined): value is PartyValue {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** The part of a value that comparisons use: not its position. */
export function comparableParty(value: PartyValue): string {
  if (value.kind === 'traveler') {
    const { id, firstName, lastName = '', age } = value.traveler
    return JSON.stringify([id, firstName, lastName, age])
  }
  return JSON.stringify(value.kind === 'group' ? [value.name, value.clientId] : value)
}
