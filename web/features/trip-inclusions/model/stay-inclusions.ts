import { capitalize } from '#shared/format/words'
import type { Answer } from '../../../lib/api/route-table'

export type RateInclusions = Answer<'POST /api/Rates/inclusions'>['inclusions'][number]

/** The parts of a stay that inclusions depend on. */
export interface IncludedStay {
  readonly id: string
  /** Its number and color in the journey. */
  readonly number: number
  readonly hue: number
  readonly name: string
  readonly nights: number
  /** Its rooms by option key, without duplicates, with the names of their types. */
  readonly rooms: readonly { readonly optionKey: string; readonly name: string }[]
  /** Self-arranged: no rate of ours lists its inclusions. */
  readonly isOwn: boolean
  readonly isHidden: boolean
  /** From the last quote, used when no rate lists inclusions. */
  readonly mealBasis: string | undefined
  readonly inclusions: string | undefined
  /** What the agent added. */
  readonly extras: readonly string[]
}

/** What a room, or every room of a stay, includes. */
export interface InclusionGroup {
  /** The rooms it applies to; empty means all of them. */
  readonly rooms: readonly string[]
  readonly mealBasis: string
  readonly lines: readonly string[]
}

/**
 * What a stay includes, by room where rooms differ. Empty when nothing is listed (2 §8, 'Unable to
 * find inclusions.').
 * @param rates - what the camp's rates include; undefined while unknown
 */
export function inclusionsOf(
  stay: IncludedStay,
  rates: readonly RateInclusions[] | undefined,
): InclusionGroup[] {
  const groups = new Map<string, InclusionGroup>()
  for (const { optionKey, name } of stay.rooms) {
    const rate = rates?.find((one) => one.optionKey === optionKey)
    const { mealBasis, lines } =
      rate === undefined ? storedOf(stay) : tidyLines(rate.mealBasis, rate.inclusions)
    const key = JSON.stringify([mealBasis, lines])
    const group = groups.get(key)
    groups.set(key, { mealBasis, lines, rooms: [...new Set([...(group?.rooms ?? []), name])] })
  }
  if (groups.size === 0) groups.set('', { ...storedOf(stay), rooms: [] })
  const filledGroups = [...groups.values()].filter(
    ({ mealBasis, lines }) => mealBasis !== '' || lines.length > 0,
  )
  return groups.size === 1 ? filledGroups.map((group) => ({ ...group, rooms: [] })) : filledGroups
}

function storedOf({
  mealBasis = '',
  inclusions = '',
}: IncludedStay): Omit<InclusionGroup, 'rooms'> {
  const separator = /[\n;]/.test(inclusions) ? /[\n;]/ : /,(?![^(]*\))/
  return tidyLines(mealBasis, inclusions.split(separator))
}

/**
 * Tidies a rate's text: drops the leading meal basis, capitalizes each line, removes the full stop.
 * With several parts, an `and` before the last one separates two of them.
 */
function tidyLines(
  mealBasis: string,
  inclusions: readonly string[],
): Omit<InclusionGroup, 'rooms'> {
  const [first = '', ...others] = inclusions
  const rest = first.trim().toLowerCase().startsWith(`${mealBasis.toLowerCase()}:`)
    ? first.trim().slice(mealBasis.length + 1)
    : first
  const all = [rest, ...others].map((line) => line.trim().replace(/^and /, '').replace(/\.$/, ''))
  const parts = all.length > 1 ? [...all.slice(0, -1), ...splitLast(all.at(-1) ?? '')] : all
  const lines = parts.map((line) => capitalize(line.trim()))
  return { mealBasis, lines: [...new Set(lines.filter((line) => line !== ''))] }
}

/** Splits `park fees and transfers` in two; text in brackets stays together. */
function splitLast(line: string): string[] {
  const [, before, after] = /^(.+) and (?![^(]*\))(.+)$/.exec(line) ?? []
  return before === undefined || after === undefined ? [line] : [before, after]
}
