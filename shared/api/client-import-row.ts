import * as z from 'zod/mini'
import { plainText, textUpTo } from '../format/plain-text'
import { clientInput } from './client-input'

/** What a row of a client list may hold, with the most characters that a client keeps of each. */
export const importLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 50,
  address: 500,
  notes: 5_000,
} as const
export type ImportField = keyof typeof importLimits
export const importFields = Object.keys(importLimits) as ImportField[]

/** Most rows of one list. */
export const maxImportRows = 200_000

/**
 * One character more than a field takes: enough to refuse the row by name, however long the cell
 * was.
 */
const cell = (field: ImportField) => z._default(textUpTo(importLimits[field] + 1), '')

/** A row of a list, as it is sent: cells as they are, only cut behind what would be too long. */
export const importRow = z.strictObject({
  /** Line of the file, the headings being the first. */
  row: z.int().check(z.minimum(1), z.maximum(maxImportRows + 1)),
  firstName: cell('firstName'),
  lastName: cell('lastName'),
  email: cell('email'),
  phone: cell('phone'),
  address: cell('address'),
  notes: cell('notes'),
  /** An earlier line of the file with the same email, which is the one that counts. */
  sameAs: z.optional(z.int().check(z.minimum(1))),
})
export type ImportRow = z.infer<typeof importRow>

export interface RowProblem {
  readonly field: ImportField
  readonly message: string
}

/** What keeps a row from becoming a client, field by field; nothing when it may. */
export function problemsOfRow(row: ImportRow): RowProblem[] {
  const client = clientInput.safeParse(clientInputOf(row))
  const notes = plainText(importLimits.notes).safeParse(row.notes)
  const problems = [...(client.error?.issues ?? []), ...(notes.error?.issues ?? [])].map(
    ({ path, message }): RowProblem => ({ field: fieldOf(path.at(-1)), message }),
  )
  return problems.filter(
    ({ field }, at) => problems.findIndex((other) => other.field === field) === at,
  )
}

const fieldOf = (name: PropertyKey | undefined): ImportField =>
  importFields.find((field) => field === name) ?? 'notes'

/** A row as the form of a new client would send it. */
export const clientInputOf = ({ firstName, lastName, email, phone, address }: ImportRow) => ({
  firstName,
  lastName,
  email,
  contact: { phone, address },
})

/** The same email, however it is written. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()
