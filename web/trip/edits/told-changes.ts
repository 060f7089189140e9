import { type Change, isWhole } from './change-text'

/** Totals follow from the rest: they are said apart. */
const totals: readonly string[] = ['cost', 'sell']
/** What the supplier system says of a segment. */
const supplied = /^segments\.[^.]+\.(availability|inventoryStatus|bookingStatus)$/

/** The changes of a version that people made, those that say most first; what only follows from others is left out. */
export function toldChanges(changes: readonly Change[]): Change[] {
  const own = changes.filter((change) => !totals.includes(change.field) && !follows(change, changes))
  return own.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function follows({ field }: Change, all: readonly Change[]): boolean {
  if (supplied.test(field)) return true
  if (field === 'startDate' || field === 'endDate') return all.some((other) => /^segments\./.test(other.field))
  const [, id, name] = /^segments\.([^.]+)\.(\w+)$/.exec(field) ?? []
  const has = (other: string) => all.some((change) => change.field === `segments.${id}.${other}`)
  if (name === 'rooms') return has('supplierCode')
  return name === 'costAmount' && ['dates', 'supplierCode', 'rooms'].some(has)
}

function rankOf(change: Change): number {
  if (isWhole(change.field, change)) return 0
  return change.field.endsWith('.supplierCode') ? 1 : 2
}
