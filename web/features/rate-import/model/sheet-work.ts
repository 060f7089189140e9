import type { Answers } from '#shared/rate-sheets/asking'
import type { BookSheet } from '#shared/rate-sheets/cells'
import type { Chosen } from './matched-rates'

/** A rate sheet with all that a person has answered and chosen. */
export interface SheetWork {
  readonly sheets: readonly BookSheet[]
  readonly place: number
  readonly answers: Answers
  readonly chosen: Chosen
}

/** The work as text; days of a workbook are dates again when it is read. */
export const workText = (work: SheetWork): string =>
  JSON.stringify(work, function (this: Record<string, unknown>, key, value: unknown) {
    const { [key]: own } = this
    return own instanceof Date ? { day: own.toISOString() } : value
  })

/** What a server takes of a sheet at most. */
const maxText = 450_000

/** The work of a published sheet: without its cells where they would be too many to keep. */
export function lastingText(work: SheetWork): string {
  const whole = workText(work)
  return whole.length <= maxText ? whole : workText({ ...work, sheets: [] })
}

export function workOf(text: string): SheetWork {
  const work = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'day' in value
      ? new Date(String(value.day))
      : value,
  ) as SheetWork
  const rooms = Object.entries(work.chosen.rooms as Record<string, string | readonly string[]>)
  return { ...work, chosen: { ...work.chosen, rooms: Object.fromEntries(rooms.map(roomsOf)) } }
}

/** Sheets that were saved when one room of a sheet could only be one of ours have one key. */
const roomsOf = ([name, keys]: readonly [string, string | readonly string[]]) =>
  [name, typeof keys === 'string' ? [keys].filter(Boolean) : keys] as const
