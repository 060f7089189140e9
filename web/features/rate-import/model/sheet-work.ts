import type { Answers } from '#shared/rate-sheets/sheet-facts'
import type { Chosen } from './matched-rates'
import type { FileSheet } from './read-file'

/** A rate sheet with all that a person has answered and chosen. */
export interface SheetWork {
  readonly sheets: readonly FileSheet[]
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

export const workOf = (text: string): SheetWork =>
  JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'day' in value
      ? new Date(String(value.day))
      : value,
  ) as SheetWork
