import { AppError } from '#shared/errors/app-error'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Party, Traveler } from '#shared/itinerary/party'
import { consistentParties, withMember, withMembers } from '#shared/itinerary/party-groups'
import { withShare } from '#shared/pricing/present-split'

type Shared = Pick<ItineraryRecord, 'travelers' | 'parties' | 'segments'>
type PartyPatch = Pick<ItineraryPatch, 'travelers' | 'parties'>

/** One more traveler, in a group where one is given. */
export function addTraveler(
  record: Shared,
  traveler: Traveler,
  partyId: string | undefined,
): PartyPatch {
  const travelers = [...record.travelers, traveler]
  return { travelers, ...membership(record, traveler.id, partyId) }
}

/** What is to change of a traveler: null takes away, undefined leaves. */
export interface TravelerChange {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly age?: number | null | undefined
  readonly partyId?: string | null | undefined
}

/** @throws AppError record.not-found */
export function changeTraveler(record: Shared, id: string, change: TravelerChange): PartyPatch {
  const old = requireOne(record.travelers, id)
  const { firstName = old.firstName, lastName = old.lastName, age = old.age, partyId } = change
  const changedTraveler = {
    id,
    firstName,
    lastName: lastName === '' ? undefined : lastName,
    age: age ?? undefined,
  }
  const travelers = record.travelers.map((traveler) =>
    traveler.id === id ? changedTraveler : traveler,
  )
  return {
    travelers,
    ...(partyId === null ? leaving(record, id) : membership(record, id, partyId)),
  }
}

/** @throws AppError record.not-found */
export function removeTraveler({ travelers }: Shared, id: string): PartyPatch {
  requireOne(travelers, id)
  return { travelers: travelers.filter((traveler) => traveler.id !== id) }
}

/**
 * One more group: its travelers leave those they were in, and its shares are taken off the others.
 */
export function addGroup(record: Shared, { id, name, ...own }: Party): PartyPatch {
  const parties = [...properParties(record), { id, name, travelerIds: [], allocations: {} }]
  return { parties: withGroupChange(parties, id, own) }
}

type GroupChange = {
  readonly [Field in 'name' | 'travelerIds' | 'allocations']?: Party[Field] | undefined
}

/** @throws AppError record.not-found */
export function changeGroup(record: Shared, id: string, { name, ...own }: GroupChange): PartyPatch {
  requireOne(record.parties, id)
  const parties = properParties(record).map((party) =>
    party.id === id ? { ...party, name: name ?? party.name } : party,
  )
  return { parties: withGroupChange(parties, id, own) }
}

/** @throws AppError record.not-found */
export function removeGroup(record: Shared, id: string): PartyPatch {
  requireOne(record.parties, id)
  const groupsLeft = record.parties.filter((party) => party.id !== id)
  return { parties: consistentParties(groupsLeft, record) }
}

function withGroupChange(
  parties: Party[],
  id: string,
  { travelerIds, allocations = {} }: GroupChange,
): Party[] {
  const partiesAfter = travelerIds === undefined ? parties : withMembers(parties, id, travelerIds)
  return Object.entries(allocations).reduce(
    (shared, [segmentId, percent]) => withShare(shared, { partyId: id, segmentId, percent }),
    partiesAfter,
  )
}

function membership(record: Shared, travelerId: string, partyId: string | undefined): PartyPatch {
  if (partyId === undefined) return {}
  if (!record.parties.some(({ id }) => id === partyId)) {
    const fields = [{ field: 'body.partyId', message: 'must be a party group of the itinerary' }]
    throw new AppError('request.invalid', { fields })
  }
  return { parties: withMember(properParties(record), travelerId, partyId) }
}

const leaving = (record: Shared, travelerId: string): PartyPatch => ({
  parties: withMember(properParties(record), travelerId, undefined),
})

const properParties = (record: Shared): Party[] => consistentParties(record.parties, record)

function requireOne<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const one = list.find((candidate) => candidate.id === id)
  if (one === undefined) throw new AppError('record.not-found')
  return one
}
