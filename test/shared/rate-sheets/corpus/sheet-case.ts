import type { BookSheet, Cell } from '#shared/rate-sheets/cells'

/** A constructed sheet after the habits of real ones, with what it says. */
export interface SheetCase {
  readonly name: string
  readonly sheets: readonly BookSheet[]
  /** What a person answers, beside singles, children and infants that the sheet doesn't have. */
  readonly answers?: Readonly<Record<string, string>>
  /** By room: `2027-01-01 2027-03-31 USD twin=712 single=925.60`; `room` is a price per room. */
  readonly rates: Readonly<Record<string, readonly string[]>>
  /** How many cells have a price, share or supplement that belongs to a rate. */
  readonly figures: number
  /** Texts that are listed for a person to note. */
  readonly unread?: readonly string[]
}

/** Rows of cells from lines of text: `|` parts cells, plain digits are numbers. */
export function grid(text: string, { isText = false } = {}): Cell[][] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').map((part): Cell => {
        const cell = part.trim().replaceAll('\\n', '\n')
        if (cell === '') return null
        return !isText && /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
      }),
    )
}

/** A workbook of one sheet. */
export const one = (text: string, more: Partial<BookSheet> = {}): BookSheet[] => [
  { name: 'Sheet1', rows: grid(text), ...more },
]

/** A CSV file, whose cells are all text. */
export const csv = (text: string): BookSheet[] => [
  { name: 'CSV', rows: grid(text, { isText: true }) },
]

/** What people say where a sheet is silent. */
export const usualAnswers: Readonly<Record<string, string>> = {
  single: 'sharing',
  child: 'adult',
  infant: 'free',
  'one adult': 'same',
  'other ages 12–17': 'leave',
  'other ages 13–17': 'leave',
  'other ages 15–17': 'leave',
}
