import type { ReadRoom } from '#shared/rate-sheets/build-rooms'
import { mergeRates, type RateRow, rateRowsOf } from '#shared/rate-sheets/rate-rows'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import type { Camp, Rates } from '../api/rate-sheets'
import { roomMatches } from './match-names'
import { valuesAt } from './range-words'
import { removedBy } from './removed-rates'

/**
 * Choices of a person: the camp of each name in the sheet, and the rooms of ours that each of its
 * rooms is; none leaves it out.
 */
export interface Chosen {
  readonly camps: Readonly<Record<string, string | undefined>>
  readonly rooms: Readonly<Record<string, readonly string[] | undefined>>
}

/** A room of the sheet with the rooms of ours that it is, and what their rates were and become. */
export interface MatchedRoom {
  readonly read: ReadRoom
  readonly key: string
  /** Undefined until they are chosen. */
  readonly optionKeys: readonly string[] | undefined
  readonly rows: readonly RateRow[]
  readonly before: string
  readonly after: string
  /** What publishing takes away, in words. */
  readonly removed: readonly string[]
  /** Another room of the sheet is the same room of ours, named here. */
  readonly twice: string | undefined
}

export const roomKeyOf = ({ camp, room }: Pick<ReadRoom, 'camp' | 'room'>): string =>
  `${camp}|${room}`

/** The rooms that a camp has. */
export const roomsOf = ({ fields }: Camp): { key: string; name: string }[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const key = /^rooms\.(.+)\.name$/.exec(field)?.[1]
    return key === undefined ? [] : [{ key, name: String(value) }]
  })

/**
 * Each room of the sheet with ours, and the rates to publish by camp and room: those that differ
 * from what is there.
 */
export function matchRates(
  reading: SheetReading,
  campOf: (name: string) => Camp | undefined,
  chosen: Chosen['rooms'],
) {
  const rates = new Map<string, Map<string, RateRow[]>>()
  const roomsByKey = new Map<string, string>()
  const rooms = reading.rooms.map((read): MatchedRoom => {
    const [camp, key] = [campOf(read.camp), roomKeyOf(read)]
    const optionKeys = new Map(Object.entries(chosen)).get(key) ?? proposeRooms(read, camp)
    const rows = rateRowsOf(read, reading)
    const presentOf = (optionKey: string) =>
      (camp?.fields[`rates.${optionKey}`] as RateRow[] | undefined) ?? []
    const coveredRules = (optionKeys ?? [])
      .flatMap(presentOf)
      .filter(({ from, to }) => rows.some((row) => from <= row.to && to >= row.from))
    const removedRules = (optionKeys ?? []).flatMap((one) => removedBy(presentOf(one), rows))
    const twice = (optionKeys ?? [])
      .map((one) => roomsByKey.get(`${camp?.code} ${one}`))
      .find(Boolean)
    for (const optionKey of optionKeys ?? []) {
      roomsByKey.set(`${camp?.code} ${optionKey}`, read.room || read.camp)
      const mergedRates = mergeRates(presentOf(optionKey), rows)
      if (
        camp === undefined ||
        JSON.stringify(mergedRates) === JSON.stringify(presentOf(optionKey))
      )
        continue
      const own = rates.get(camp.code) ?? new Map<string, RateRow[]>()
      rates.set(camp.code, own.set(optionKey, mergedRates))
    }
    return {
      read,
      key,
      optionKeys,
      rows,
      before: valuesAt(coveredRules),
      after: valuesAt(rows),
      removed: [...new Set(removedRules)],
      twice,
    }
  })
  const byCamp = Object.fromEntries(
    [...rates].map(([code, own]) => [code, Object.fromEntries(own)]),
  )
  return { rooms, rates: byCamp as Rates }
}

/** Rooms of ours by their name; a camp's only room where the sheet names none. */
function proposeRooms({ room }: ReadRoom, camp: Camp | undefined): readonly string[] | undefined {
  if (camp === undefined) return undefined
  const all = roomsOf(camp)
  const foundRooms = room === '' && all.length === 1 ? all : roomMatches(room, all)
  return foundRooms.length === 0 ? undefined : foundRooms.map(({ key }) => key)
}
