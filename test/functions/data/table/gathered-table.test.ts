import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { commit, putNew } from '../../../../functions/data/table/commit'
import { gatheredTable } from '../../../../functions/data/table/gathered-table'
import { WriteRefused } from '../../../../functions/data/table/refusals'
import type { Table, TableWrite } from '../../../../functions/data/table/table-access'
import { memoryTable } from '../../../support/memory-table'

const key = (at: number) => ({ pk: 'LIST', sk: `ROW#${at}` })
const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'LIST' } }
const put = (at: number, text = 'new'): TableWrite => ({ Put: { Item: { ...key(at), text } } })
const check: TableWrite = {
  ConditionCheck: { Key: key(0), ConditionExpression: 'attribute_exists(pk)' },
}
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

function setup() {
  const memory = memoryTable()
  const calls: string[] = []
  const table: Table = {
    ...memory,
    getMany: (keys, options) => {
      calls.push(`getMany ${keys.length}`)
      return memory.getMany(keys, options)
    },
    all: (asked) => {
      calls.push('all')
      return memory.all(asked)
    },
    write: (writes) => {
      calls.push(`write ${writes.length}`)
      return memory.write(writes)
    },
  }
  return { memory, table, calls, gathered: gatheredTable(table) }
}

describe('a gathered table', () => {
  test('asks for the keys of one turn together, each once', async () => {
    const { memory, gathered, calls } = setup()
    for (const at of numbers(120)) await memory.write([put(at)])
    const items = await Promise.all([
      ...numbers(120).map((at) => gathered.get(key(at), { consistent: true })),
      gathered.get(key(7), { consistent: true }),
      gathered.get(key(999), { consistent: true }),
    ])
    expect(calls).toEqual(['getMany 121'])
    expect(items.slice(0, 120).map((item) => item?.sk)).toEqual(
      numbers(120).map((at) => `ROW#${at}`),
    )
    expect([items[120]?.sk, items[121]]).toEqual(['ROW#7', undefined])
    expect(await gathered.getMany([key(1), key(1), key(999)])).toHaveLength(1)
  })

  test('sends a query that several ask once, and again when it is asked later', async () => {
    const { memory, gathered, calls } = setup()
    await memory.write([put(1)])
    await Promise.all(numbers(5).map(() => gathered.all(query)))
    expect(calls).toEqual(['all'])
    await memory.write([put(2)])
    expect(await gathered.all(query)).toHaveLength(2)
  })

  test('makes one transaction of those that fit, and checks the same item once', async () => {
    const { memory, gathered, calls } = setup()
    await memory.write([put(0)])
    await Promise.all(numbers(60).map((at) => gathered.write([check, put(at + 1), put(at + 101)])))
    expect(calls).toEqual(['write 99', 'write 23'])
    expect([...memory.items()]).toHaveLength(121)
  })

  test('writes an item once in a transaction: the later write comes later', async () => {
    const { memory, gathered, calls } = setup()
    await Promise.all([gathered.write([put(1, 'first')]), gathered.write([put(1, 'second')])])
    expect(calls).toEqual(['write 1', 'write 1'])
    expect(await memory.get(key(1))).toMatchObject({ text: 'second' })
  })

  test('lets one that is refused fail by itself, and does the others', async () => {
    const { memory, gathered } = setup()
    await memory.write([put(3, 'there')])
    const outcomes = await Promise.allSettled(
      numbers(8).map((at) =>
        commit(gathered, [
          putNew({ ...key(at), text: 'new' }, () => new AppError('record.changed')),
        ]),
      ),
    )
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      numbers(8).map((at) => at !== 3),
    )
    expect(outcomes[3]).toMatchObject({ reason: { code: 'record.changed' } })
    expect(await memory.get(key(3))).toMatchObject({ text: 'there' })
  })

  test('tells each that it met another, so that each is tried again', async () => {
    const { memory, table } = setup()
    let tries = 0
    const busy: Table = {
      ...table,
      write: (writes) =>
        tries++ === 0
          ? Promise.reject(new WriteRefused([{ index: 1, reason: 'conflict', old: undefined }]))
          : memory.write(writes),
    }
    const gathered = gatheredTable(busy)
    const wait = async () => undefined
    await Promise.all(numbers(3).map((at) => commit(gathered, [{ write: put(at) }], wait)))
    expect([[...memory.items()].length, tries]).toEqual([3, 2])
  })

  test('tells all of a failure that is no refusal', async () => {
    const { table } = setup()
    const broken = gatheredTable({ ...table, write: () => Promise.reject(new Error('gone')) })
    const outcomes = await Promise.allSettled(numbers(3).map((at) => broken.write([put(at)])))
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  })
})
