import type { Party } from '#shared/itinerary/party'
import { isWhole, sumOfShares, withSplit } from '#shared/itinerary/party-groups'
import { presentSplit } from '#shared/pricing/party-changes'
import type { NewValues } from '../state/editor-state'
import { partyPath, splitValue } from './party-edits'
import { percentWords } from './party-words'
import { readPercent } from './typed-amount'

/** Percentages as they are typed, by segment and group; a segment that is not named goes by traveler counts. */
export type ShareDraft = Readonly<Record<string, Readonly<Record<string, string>>>>

export const draftOfShares = (parties: readonly Party[]): ShareDraft =>
  Object.fromEntries(
    [...new Set(parties.flatMap(({ allocations }) => Object.keys(allocations)))].map((segment) => [
      segment,
      rowTexts(parties, segment),
    ]),
  )

/** What stands in the fields of a segment while nobody typed there. */
export const rowTexts = (parties: readonly Party[], segmentId: string): Record<string, string> =>
  Object.fromEntries(Object.entries(presentSplit(parties, segmentId)).map(([id, percent]) => [id, String(percent)]))

interface Typed {
  readonly parties: readonly Party[]
  /** One, or all at once. */
  readonly segmentIds: readonly string[]
  readonly partyId: string
  readonly text: string
}

/** With a percentage typed for a group. Of two groups the other one takes the rest by itself. */
export function withTyped(draft: ShareDraft, { parties, segmentIds, partyId, text }: Typed): ShareDraft {
  const percent = readPercent(text)
  const others = parties.filter(({ id }) => id !== partyId)
  const [other] = others
  const rest =
    others.length === 1 && other !== undefined && percent !== undefined && percent <= 100
      ? { [other.id]: String(sumOfShares([100, -percent])) }
      : {}
  const rows = segmentIds.map((id) => [
    id,
    { ...rowTexts(withoutShares(parties), id), ...draft[id], [partyId]: text, ...rest },
  ])
  return { ...draft, ...Object.fromEntries(rows) }
}

const withoutShares = (parties: readonly Party[]): Party[] => parties.map((party) => ({ ...party, allocations: {} }))

/** What is left of a segment given to a group. */
export function withRest(draft: ShareDraft, segmentId: string, partyId: string): ShareDraft {
  const row = draft[segmentId] ?? {}
  const others = Object.entries(row).flatMap(([id, text]) => (id === partyId ? [] : [readPercent(text) ?? 0]))
  return { ...draft, [segmentId]: { ...row, [partyId]: String(sumOfShares([100, -sumOfShares(others)])) } }
}

/** What is wrong with the shares of a segment; undefined when they are 100 percent together. */
export function shareError(row: Readonly<Record<string, string>> | undefined): string | undefined {
  if (row === undefined) return undefined
  const percents = Object.values(row).map((text) => (text.trim() === '' ? 0 : readPercent(text)))
  if (percents.some((percent) => percent === undefined || percent > 100)) return 'Type percentages from 0 to 100.'
  const known = percents.flatMap((percent) => (percent === undefined ? [] : [percent]))
  if (isWhole(known)) return undefined
  const sum = sumOfShares(known)
  const rest = percentWords(Math.abs(sumOfShares([100, -sum])))
  return `Adds up to ${percentWords(sum)}: ${rest} ${sum < 100 ? 'is left' : 'too much'}.`
}

/** How much of a segment nobody pays yet, in percent; below zero when more than all is shared. */
export const restOf = (row: Readonly<Record<string, string>>): number =>
  sumOfShares([100, ...Object.values(row).map((text) => -(readPercent(text) ?? 0))])

/** The groups as the draft has them, where it can be read. */
export function partiesOfDraft(parties: readonly Party[], draft: ShareDraft): Party[] {
  return Object.entries(draft).reduce<Party[]>(
    (shared, [segment, row]) => (shareError(row) === undefined ? withSplit(shared, segment, percentsOf(row)) : shared),
    withoutShares(parties),
  )
}

const percentsOf = (row: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(Object.entries(row).map(([id, text]) => [id, readPercent(text) ?? 0]))

/** The edits that make the shares those of a draft without errors. */
export function editsOfShares(parties: readonly Party[], draft: ShareDraft): NewValues {
  const before = draftOfShares(parties)
  const gone = Object.keys(before).filter((id) => draft[id] === undefined)
  const set = Object.entries(draft).filter(([id, row]) => JSON.stringify(before[id]) !== JSON.stringify(row))
  return Object.fromEntries([
    ...gone.map((id) => [partyPath('split', id), null] as const),
    ...set.map(([id, row]) => [partyPath('split', id), splitValue(percentsOf(row))] as const),
  ])
}
