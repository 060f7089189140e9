import type { Item, TableWrite } from '../../functions/data/table/table-access'
import type { Spoil } from './world'

type Put = Extract<TableWrite, { Put: unknown }>
type Update = Extract<TableWrite, { Update: unknown }>

export function changing(change: (write: TableWrite) => TableWrite): Spoil {
  return (table) => ({ ...table, write: (writes) => table.write(writes.map(change)) })
}

/** Of an item by its sort key, or of items whose sort keys begin so when it ends in `#`. */
export const isOf = ({ sk }: Item, wanted: string): boolean =>
  wanted.endsWith('#') ? String(sk).startsWith(wanted) : sk === wanted

export const puttingItem = (sk: string, change: (item: Item) => Item): Spoil =>
  puttingAny((item) => (isOf(item, sk) ? change(item) : item))

export const puttingAny = (change: (item: Item) => Item): Spoil =>
  changing((write) =>
    'Put' in write ? { Put: { ...write.Put, Item: change(write.Put.Item) } } : write,
  )

/** Items that are never written. */
export function leavingOut(isLost: (item: Item) => boolean): Spoil {
  return (table) => ({
    ...table,
    write: (writes) =>
      table.write(writes.filter((write) => !('Put' in write && isLost(write.Put.Item)))),
  })
}

/** Items that are deleted where they should be written. */
export const deleting = (isGone: (item: Item) => boolean): Spoil =>
  changing((write) => {
    if (!('Put' in write) || !isGone(write.Put.Item)) return write
    const { pk, sk } = write.Put.Item
    return { Delete: { Key: { pk: String(pk), sk: String(sk) } } }
  })

/** Due work of some kinds that does not stand where jobs look for it. */
export const withoutPlace = (...kinds: readonly string[]): Spoil =>
  puttingAny(({ gsi2pk, ...item }) =>
    gsi2pk === undefined || kinds.includes(String(gsi2pk).split('#')[0] ?? '')
      ? item
      : { ...item, gsi2pk },
  )

/** Rooms that are moved whatever there is. */
export const movingRegardless: Spoil = changing((write) =>
  'Update' in write && !isTakingMail(write.Update) ? updated(write) : write,
)

/** Mails that are taken whoever has them. */
export const mailingRegardless: Spoil = changing((write) =>
  'Update' in write && isTakingMail(write.Update) ? updated(write) : write,
)

function isTakingMail({ UpdateExpression }: { readonly UpdateExpression: string }): boolean {
  return UpdateExpression.includes('SET mailingUntil')
}

/** Items that are written over whatever is there. */
export const puttingRegardless = (...kinds: readonly string[]): Spoil =>
  changing((write) =>
    'Put' in write && kinds.some((sk) => isOf(write.Put.Item, sk)) ? put(write) : write,
  )

/** Items that are written a second time, as others. */
export const puttingToo = (more: (item: Item) => Item | undefined): Spoil => {
  return (table) => ({
    ...table,
    write: (writes) =>
      table.write(
        writes.flatMap((write) => {
          const Item = 'Put' in write ? more(write.Put.Item) : undefined
          return Item === undefined ? [write] : [write, { Put: { Item } }]
        }),
      ),
  })
}

const put = ({ Put: { ConditionExpression: _condition, ...Put } }: Put): TableWrite => ({ Put })
const updated = ({
  Update: { ConditionExpression: _condition, ...Update },
}: Update): TableWrite => ({ Update })

/** Updates with other counts. */
export const counting = (change: (count: number) => number): Spoil =>
  changing((write) => {
    if (!('Update' in write)) return write
    const values = Object.entries(write.Update.ExpressionAttributeValues ?? {})
    const changed = values.map(([name, value]) => [
      name,
      typeof value === 'number' ? change(value) : value,
    ])
    return { Update: { ...write.Update, ExpressionAttributeValues: Object.fromEntries(changed) } }
  })
