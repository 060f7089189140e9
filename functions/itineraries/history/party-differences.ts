import { ownValue } from '#shared/ids/own-value'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Party, Traveler } from '#shared/itinerary/party'
import { type Split, splitOf } from '#shared/itinerary/party-groups'
import type { Difference } from '../../data/itineraries/history'
import { titleOf } from './segment-title'

type Shared = Pick<ItineraryRecord, 'travelers' | 'parties' | 'segments'>

/** Who came and went, who pays with whom, and which shares of a segment changed, in words. */
export function partyDifferences(before: Shared, after: Shared): Difference[] {
  return [
    ...travelerDifferences(before, after),
    ...groupDifferences(before, after),
    ...splitDifferences(before, after),
  ]
}

function travelerDifferences(
  { travelers: before }: Shared,
  { travelers: after }: Shared,
): Difference[] {
  return pairsById(before, after).flatMap(([old, now]) => {
    const [from, to] = [
      old === undefined ? '' : travelerWords(old),
      now === undefined ? '' : travelerWords(now),
    ]
    const isBoth = from !== '' && to !== ''
    const label = isBoth ? 'Traveler' : `Traveler ${from}${to}`
    return from === to ? [] : [{ field: `travelers.${idOf(old, now)}`, label, from, to }]
  })
}

const nameOf = ({ firstName, lastName = '' }: Traveler): string => `${firstName} ${lastName}`.trim()
const travelerWords = (traveler: Traveler): string =>
  nameOf(traveler) + (traveler.age === undefined ? '' : ` (${traveler.age})`)

function groupDifferences(before: Shared, after: Shared): Difference[] {
  return pairsById(before.parties, after.parties).flatMap(([old, now]) => {
    const field = `parties.${idOf(old, now)}`
    const isRenamed = old !== undefined && now !== undefined && old.name !== now.name
    const renaming = isRenamed
      ? [{ field: `${field}.name`, label: 'Party group', from: old.name, to: now.name }]
      : []
    const [from, to] = [memberWords(old, before), memberWords(now, after)]
    const label = `Party group ${(now ?? old)?.name ?? ''}`.trim()
    if (old?.clientId !== now?.clientId)
      renaming.push({
        field: `${field}.clientId`,
        label: `${label}: paid by`,
        from: payerWords(old),
        to: payerWords(now),
      })
    return JSON.stringify(old?.travelerIds) === JSON.stringify(now?.travelerIds)
      ? renaming
      : [...renaming, { field, label, from, to }]
  })
}

const payerWords = (party: Party | undefined): string => party?.clientId ?? 'the trip’s client'

/** The travelers of a group; empty when there is no group. */
function memberWords(party: Party | undefined, { travelers }: Shared): string {
  if (party === undefined) return ''
  const names = party.travelerIds.flatMap((id) => {
    const traveler = travelers.find((one) => one.id === id)
    return traveler === undefined ? [] : [nameOf(traveler)]
  })
  return names.length === 0 ? 'nobody' : names.join(', ')
}

function splitDifferences(before: Shared, after: Shared): Difference[] {
  return after.segments.flatMap((segment) => {
    const [from, to] = [before, after].map(({ parties }) => splitOf(parties, segment.id))
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    return [
      {
        field: `segments.${segment.id}.shares`,
        label: `${titleOf(segment)}: shares`,
        from: splitWords(before, from),
        to: splitWords(after, to),
      },
    ]
  })
}

function splitWords({ parties }: Shared, split: Split | undefined): string {
  if (split === undefined) return 'by number of travelers'
  return parties.map(({ id, name }) => `${name} ${ownValue(split, id) ?? 0} %`).join(', ')
}

type Pair<T> = readonly [old: T | undefined, now: T | undefined]

function pairsById<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
): Pair<T>[] {
  const idsBefore = new Set(before.map(({ id }) => id))
  const find = (list: readonly T[], id: string) => list.find((one) => one.id === id)
  return [
    ...before.map((old) => [old, find(after, old.id)] as const),
    ...after.filter(({ id }) => !idsBefore.has(id)).map((now) => [undefined, now] as const),
  ]
}

const idOf = (
  old: { readonly id: string } | undefined,
  now: { readonly id: string } | undefined,
): string => (now ?? old)?.id ?? ''
