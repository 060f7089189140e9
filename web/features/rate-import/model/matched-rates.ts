import { mergeRates, type RateRow, rateRowsOf } from '#shared/rate-sheets/rate-rows'
import type { ReadRoom, SheetReading } from '#shared/rate-sheets/read-sheet'
import type { Camp, Rates } from '../api/rate-sheets'
import { bestMatch } from './match-names'
import { valuesAt } from './range-words'

/**
 * Choices of a person: the camp of each name in the sheet, and the room of each; '' leaves a room
 * out.
 */
export interface Chosen {
  readonly camps: Readonly<Record<string, string | undefined>>
  readonly rooms: Readonly<Record<string, string | undefined>>
}

/** A room of the sheet with the room of ours that it is, and what its rates were and become. */
export interface MatchedRoom {
  readonly read: ReadRoom
  readonly key: string
  /** Undefined until it is chosen. */
  readonly optionKey: string | undefined
  readonly before: string
  readonly after: string
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
  const rooms = reading.rooms.map((read): MatchedRoom => {
    const [camp, key] = [campOf(read.camp), roomKeyOf(read)]
    const choice = new Map(Object.entries(chosen)).get(key)
    const optionKey = choice ?? (camp && bestMatch(read.room, roomsOf(camp))?.key)
    const present = (camp && (camp.fields[`rates.${optionKey}`] as RateRow[] | undefined)) ?? []
    const sheet = rateRowsOf(read, reading)
    const covered = present.filter(({ from, to }) =>
      sheet.some((row) => from <= row.to && to >= row.from),
    )
    const merged = mergeRates(present, sheet)
    if (camp !== undefined && optionKey && JSON.stringify(merged) !== JSON.stringify(present)) {
      const own = rates.get(camp.code) ?? new Map<string, RateRow[]>()
      rates.set(camp.code, own.set(optionKey, merged))
    }
    return { read, key, optionKey, before: valuesAt(covered), after: valuesAt(sheet) }
  })
  const byCamp = Object.fromEntries(
    [...rates].map(([code, own]) => [code, Object.fromEntries(own)]),
  )
  return { rooms, rates: byCamp as Rates }
}
