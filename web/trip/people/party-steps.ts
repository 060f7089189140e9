import type { Party, Traveler } from '#shared/itinerary/party'
import { consistentParties, splitOf } from '#shared/itinerary/party-groups'
import { isPlanningFee, pricePayments } from '#shared/itinerary/payments'
import type { NewValues } from '../edits/editor-state'
import { fieldValue } from '../edits/trip-fields'
import type { Trip } from '../page/trip'
import { partyPath, splitValue } from './party-edits'
import { travelerName } from './party-words'

/** The limit follows from payments: two per group, 40 per trip. */
export const maxGroups = 20

/** A new group and its members. */
interface NewGroup {
  readonly id: string
  readonly name: string
  readonly travelerIds: readonly string[]
}

const groupEdits = (groups: readonly NewGroup[]): NewValues =>
  Object.fromEntries(
    groups.flatMap(({ id, name, travelerIds }) => [
      [partyPath('party', id), { kind: 'group', name }],
      ...travelerIds.map((traveler) => [partyPath('member', traveler), id]),
    ]),
  )

/** Adds a group; the first is created with the second and has everyone in it. */
export function groupAddition(
  { travelers, parties }: Pick<Trip, 'travelers' | 'parties'>,
  makeId: () => string,
): NewValues {
  const newParty = (at: number, travelerIds: readonly string[] = []) => ({
    id: makeId(),
    name: `Group ${at}`,
    travelerIds,
  })
  if (parties.length > 0) return groupEdits([newParty(parties.length + 1)])
  return groupEdits([
    newParty(
      1,
      travelers.map(({ id }) => id),
    ),
    newParty(2),
  ])
}

/** Travelers by last name, those without one by themselves. */
export function families(
  travelers: readonly Traveler[],
): { name: string; travelerIds: string[] }[] {
  const byName = new Map<string, Traveler[]>()
  for (const traveler of travelers) {
    const key = traveler.lastName?.trim().toLowerCase() || `${traveler.id} alone`
    byName.set(key, [...(byName.get(key) ?? []), traveler])
  }
  return [...byName.values()].map((members) => {
    const [first] = members
    const name =
      first === undefined
        ? ''
        : members.length === 1
          ? travelerName(first)
          : `${first.lastName} family`
    return { name, travelerIds: members.map(({ id }) => id) }
  })
}

/** A group per last name; undefined if there is only one, or too many. */
export function familySplit({
  travelers,
}: Pick<Trip, 'travelers'>): ((makeId: () => string) => NewValues) | undefined {
  const groups = families(travelers)
  const hasFamily = groups.some(({ travelerIds }) => travelerIds.length > 1)
  if (!hasFamily || groups.length < 2 || groups.length > maxGroups) return undefined
  return (makeId) => groupEdits(groups.map((group) => ({ ...group, id: makeId() })))
}

/** Removes a group: its travelers belong to none, and the others pay its share. */
export function groupRemoval(
  { travelers, parties, itinerary: { segments } }: Trip,
  id: string,
): NewValues {
  const members = parties.find((party) => party.id === id)?.travelerIds ?? []
  const remainingParties = consistentParties(
    parties.filter((party) => party.id !== id),
    { travelers, segments },
  )
  return {
    [partyPath('party', id)]: null,
    ...Object.fromEntries(members.map((traveler) => [partyPath('member', traveler), null])),
    ...Object.fromEntries(
      sharedSegments(parties).map((segment) => [
        partyPath('split', segment),
        shareLeft(remainingParties, segment),
      ]),
    ),
  }
}

/** One group pays everything, whatever its set share. */
function shareLeft(left: readonly Party[], segmentId: string): NewValues[string] {
  const split = left.length < 2 ? undefined : splitOf(left, segmentId)
  return split === undefined ? null : splitValue(split)
}

/** Segments whose shares were set by hand. */
export const sharedSegments = (parties: readonly Party[]): string[] => [
  ...new Set(parties.flatMap(({ allocations }) => Object.keys(allocations))),
]

/** Every segment goes by traveler counts again (1 §9). */
export const equalSplit = ({ parties }: Pick<Trip, 'parties'>): NewValues =>
  Object.fromEntries(sharedSegments(parties).map((segment) => [partyPath('split', segment), null]))

/** The undo of a step, whatever was edited since. */
export const backTo = (trip: Trip, step: NewValues): NewValues =>
  Object.fromEntries(Object.keys(step).map((path) => [path, fieldValue(trip, path) ?? null]))

/** Travelers who move to another group, or to none. */
export const moveTo = (travelerIds: readonly string[], partyId: string | null): NewValues =>
  Object.fromEntries(travelerIds.map((id) => [partyPath('member', id), partyId]))

/** Whether a group has paid, or is paying: then it can't be removed. */
export const hasPaid = ({ payments }: Pick<Trip, 'payments'>, id: string): boolean =>
  payments.some(
    ({ partyId, status }) => partyId === id && (status === 'Paid' || status === 'Authorized'),
  )

interface Billed {
  readonly id: string
  readonly sell: number
}

/** What to do if the generated payments don't match the groups; undefined if they do. */
export function paymentsNote(
  { payments: all, partyCancellations = [] }: Pick<Trip, 'payments' | 'partyCancellations'>,
  bills: readonly Billed[],
): string | undefined {
  const payments = pricePayments(all)
  if (payments.length === 0 || payments.some(isPlanningFee)) return undefined
  const ofAll = payments.every(({ partyId }) => partyId === undefined)
  if (bills.length < 2 && partyCancellations.length === 0)
    return ofAll ? undefined : groupsWereOthers
  if (ofAll) return 'Payments were requested as one bill. Regenerate them to bill each group.'
  const askedOf = (id: string) =>
    payments.filter(({ partyId }) => partyId === id).reduce((sum, { amount }) => sum + amount, 0)
  return bills.every(({ id, sell }) => askedOf(id) === Math.max(0, sell))
    ? undefined
    : groupsWereOthers
}

const groupsWereOthers =
  'The groups have changed since payments were requested. Regenerate payments to match.'
