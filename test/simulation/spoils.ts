import * as z from 'zod'
import { pack, unpack } from '../../functions/data/packed'
import type { Item, Table, TableWrite } from '../../functions/data/table-access'
import type { Spoil } from './world'

/** Mistakes put between the product and its table on purpose, each with what the laws say of it. */
export const spoils = {
  'rooms that go back twice': {
    spoil: changing((write) =>
      'Update' in write ? withValues(write, (count) => (count < 0 ? 2 * count : count)) : write,
    ),
    says: /\d free and \d taken of \d/,
  },
  'rooms that are taken without a look at what is left': {
    spoil: changing((write) => ('Update' in write ? unconditional(write) : write)),
    says: /-\d rooms free/,
  },
  'a history that is lost': {
    spoil: (table: Table) => ({
      ...table,
      write: (writes: readonly TableWrite[]) => table.write(writes.filter((write) => !isOf(write, 'HISTORY#00000002'))),
    }),
    says: /its history is not complete at version 2/,
  },
  'a state that the table does not lead to': {
    spoil: puttingItem('ITINERARY', (item) => (item.state === 'provisional' ? { ...item, state: 'confirmed' } : item)),
    says: /holding → confirmed is not in the table/,
  },
  'a price that is not that of what is stored': {
    spoil: puttingItem('ITINERARY#', ({ body, ...item }) => ({ ...item, body: packedAgain(body, dearer) })),
    says: /its figures are not those of what it holds/,
  },
  'work that no sweep finds': {
    spoil: puttingItem('ITINERARY', ({ gsi2pk: _gone, ...item }) => item),
    says: /never at rest|held for ever|is Prov/,
  },
  'money that nobody took': {
    spoil: puttingItem('CHARGES', ({ packed, ...item }) => ({ ...item, packed: packedAgain(packed, allPaid) })),
    says: /paid, and the provider took nothing/,
  },
} as const satisfies Record<string, { readonly spoil: Spoil; readonly says: RegExp }>

type Update = Extract<TableWrite, { Update: unknown }>

function changing(change: (write: TableWrite) => TableWrite): Spoil {
  return (table) => ({ ...table, write: (writes) => table.write(writes.map(change)) })
}

function puttingItem(sk: string, change: (item: Item) => Item): Spoil {
  return changing((write) => {
    if (!('Put' in write) || !isOf(write, sk)) return write
    return { Put: { ...write.Put, Item: change(write.Put.Item) } }
  })
}

/** Of an item by its sort key, or of items whose sort keys begin so when it ends in `#`. */
const isOf = (write: TableWrite, sk: string): boolean =>
  'Put' in write && (sk.endsWith('#') ? String(write.Put.Item.sk).startsWith(sk) : write.Put.Item.sk === sk)

function withValues({ Update }: Update, change: (count: number) => number): TableWrite {
  const values = Object.entries(Update.ExpressionAttributeValues ?? {})
  const changed = values.map(([name, value]) => [name, typeof value === 'number' ? change(value) : value])
  return { Update: { ...Update, ExpressionAttributeValues: Object.fromEntries(changed) } }
}

function unconditional({ Update: { ConditionExpression: _condition, ...Update } }: Update): TableWrite {
  return { Update }
}

const packedAgain = (bytes: unknown, change: (value: unknown) => unknown) =>
  bytes instanceof Uint8Array ? pack(change(unpack(bytes))) : bytes

const priced = z.looseObject({ finance: z.looseObject({ sell: z.int() }).optional() })
const charges = z.array(z.looseObject({ state: z.string() }))

function dearer(value: unknown): unknown {
  const { finance, ...record } = priced.parse(value)
  return finance === undefined ? record : { ...record, finance: { ...finance, sell: finance.sell + 1 } }
}

const allPaid = (value: unknown): unknown => charges.parse(value).map((one) => ({ ...one, state: 'paid' }))
