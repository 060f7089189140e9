import type { Basics, Deps } from '../../runtime/use-case'
import type { Table } from './table-access'

/** How each collaborator of a use case or a job is made from the table, by its name. */
export type Makers = Readonly<Record<string, (table: Table) => unknown>>
/** The makers of what somebody needs. */
export type MakersOf<D> = {
  readonly [Name in Exclude<keyof D, keyof Basics>]: (table: Table) => D[Name]
}

/** What makers make of a table. */
export function makeDeps<M extends Makers>(makers: M, table: Table): Omit<Deps<M>, keyof Basics>
export function makeDeps<D>(makers: MakersOf<D>, table: Table): Omit<D, keyof Basics>
export function makeDeps(makers: Makers, table: Table): object {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(table)]))
}
