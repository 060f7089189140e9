import type { Party } from '#shared/itinerary/party'
import { isWhole, sumOfShares, withSplit } from '#shared/itinerary/party-groups'
import { presentSplit, withShare } from '#shared/pricing/present-split'
import type { NewValues } from '../edits/editor-state'
import { readPercent } from '../segments/typed-amount'
import { partyPath, splitValue } from './party-edits'
import { percentWords } from './party-words'

/** One segment's percentages as typed, by group. */
export type ShareRowTexts = Readonly<Record<string, string>>

/** Percentages as typed, by segment and group; other segments go by traveler counts. */
export type ShareDraft = Readonly<Record<string, ShareRowTexts>>

export const draftOfShares = (parties: readonly Party[]): ShareDraft =>
  Object.fromEntries(
    [...new Set(parties.flatMap(({ allocations }) => Object.keys(allocations)))].map((segment) => [
      segment,
      rowTexts(parties, segment),
    ]),
  )

/** The default texts of a segment's fields. */
export const rowTexts = (parties: readonly Party[], segmentId: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(presentSplit(parties, segmentId)).map(([id, percent]) => [id, String(percent)]),
  )

interface Typed {
  readonly parties: readonly Party[]
  /** One or more segments. */
  readonly segmentIds: readonly string[]
  readonly partyId: string
  readonly text: string
}

/** Sets a group's typed percentage. With two groups, the other gets the rest. */
export function withTyped(
  draft: ShareDraft,
  { parties, segmentIds, partyId, text }: Typed,
): ShareDraft {
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

const withoutShares = (parties: readonly Party[]): Party[] =>
  parties.map((party) => ({ ...party, allocations: {} }))

/**
 * Keeps one group's percentage and splits the rest among the others in proportion; unchanged if it
 * isn't a percentage.
 */
export function fitOtherGroups(row: ShareRowTexts, partyId: string): ShareRowTexts {
  const percent = readPercent(row[partyId] ?? '')
  if (percent === undefined || percent > 100) return row
  const groups = Object.keys(row).map((id) => ({
    id,
    name: '',
    travelerIds: [],
    allocations: { it: readPercent(row[id] ?? '') ?? 0 },
  }))
  return rowTexts(withShare(groups, { partyId, segmentId: 'it', percent }), 'it')
}

/** The error of a segment's shares; undefined if they add up to 100 percent. */
export function shareError(row: ShareRowTexts | undefined): string | undefined {
  if (row === undefined) return undefined
  const percents = Object.values(row).map((text) => (text.trim() === '' ? 0 : readPercent(text)))
  if (percents.some((percent) => percent === undefined || percent > 100))
    return 'Enter percentages from 0 to 100.'
  const knownPercents = percents.flatMap((percent) => (percent === undefined ? [] : [percent]))
  if (isWhole(knownPercents)) return undefined
  const sum = sumOfShares(knownPercents)
  const rest = percentWords(Math.abs(sumOfShares([100, -sum])))
  return `Total ${percentWords(sum)}: ${rest} ${sum < 100 ? 'still to assign' : 'too much'}.`
}

/** What all rows have in common, by group; empty where they differ. */
export function commonRow(rows: readonly ShareRowTexts[]): ShareRowTexts {
  const [first = {}, ...others] = rows
  return Object.fromEntries(
    Object.entries(first).map(([party, text]) => [
      party,
      others.every((row) => row[party] === text) ? text : '',
    ]),
  )
}

/** The groups with the draft's shares, where valid. */
export function partiesOfDraft(parties: readonly Party[], draft: ShareDraft): Party[] {
  return Object.entries(draft).reduce<Party[]>(
    (shared, [segment, row]) =>
      shareError(row) === undefined ? withSplit(shared, segment, percentsOf(row)) : shared,
    withoutShares(parties),
  )
}

const percentsOf = (row: ShareRowTexts): Record<string, number> =>
  Object.fromEntries(Object.entries(row).map(([id, text]) => [id, readPercent(text) ?? 0]))

/** The edits that save a draft without errors. */
export function editsOfShares(parties: readonly Party[], draft: ShareDraft): NewValues {
  const before = draftOfShares(parties)
  const removedIds = Object.keys(before).filter((id) => draft[id] === undefined)
  const changedRows = Object.entries(draft).filter(
    ([id, row]) => JSON.stringify(before[id]) !== JSON.stringify(row),
  )
  return Object.fromEntries([
    ...removedIds.map((id) => [partyPath('split', id), null] as const),
    ...changedRows.map(
      ([id, row]) => [partyPath('split', id), splitValue(percentsOf(row))] as const,
    ),
  ])
}
