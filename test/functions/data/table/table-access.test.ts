import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalsOf } from '../../../../functions/data/table/refusals'
import type { TableWrite } from '../../../../functions/data/table/table-access'
import { engines, startTestTable, type TestTable } from '../../../support/engines'
import { everyNth, injectFaults } from '../../../support/faults'

const put = (pk: string, sk: string, rest: object = {}): TableWrite => ({
  Put: { Item: { pk, sk, ...rest } },
})
const queryOf = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
})

describe.each(engines)('the table on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())

  test('keeps every kind of value that records have', async () => {
    const item = {
      pk: 'kinds',
      sk: 'A',
      text: 'Mokoro 🛶',
      empty: '',
      count: -3,
      share: 0.1,
      yes: true,
      none: null,
      bytes: new Uint8Array([0, 255, 128]),
      list: [1, ['x'], { deep: {} }],
      map: { __proto: 1, 'a.b': [] },
    }
    await there.table.write([{ Put: { Item: { ...item, left: undefined } } }])
    expect(await there.table.get({ pk: 'kinds', sk: 'A' }, { consistent: true })).toEqual(item)
    expect(await there.table.all(queryOf('kinds'))).toEqual([item])
    expect(await there.table.getMany([{ pk: 'kinds', sk: 'A' }])).toEqual([item])
  })

  test('what is not there is undefined, and left out of many', async () => {
    await there.table.write([put('some', 'A'), put('some', 'B')])
    expect(await there.table.get({ pk: 'some', sk: 'Z' })).toBeUndefined()
    const keys = ['A', 'B', 'Z'].map((sk) => ({ pk: 'some', sk }))
    expect(await there.table.getMany(keys)).toHaveLength(2)
    expect(await there.table.getMany([])).toEqual([])
    expect(await there.table.getMany([...keys, ...keys]), 'keys given twice').toHaveLength(2)
  })

  test('a key with an empty part is nobody’s, though DynamoDB would refuse it', async () => {
    await there.table.write([put('part', 'A')])
    for (const key of [
      { pk: 'part', sk: '' },
      { pk: '', sk: 'A' },
    ]) {
      expect(await there.table.get(key)).toBeUndefined()
      expect(await there.table.getMany([key, { pk: 'part', sk: 'A' }])).toHaveLength(1)
    }
  })

  test('any number of keys is read at once', async () => {
    const keys = Array.from({ length: 230 }, (_, at) => ({ pk: 'many', sk: String(at) }))
    for (const some of [keys.slice(0, 100), keys.slice(100, 200), keys.slice(200)])
      await there.table.write(some.map((Item) => ({ Put: { Item } })))
    const items = await there.table.getMany([...keys, { pk: 'many', sk: 'none' }])
    expect(items.map(({ sk }) => Number(sk)).sort((one, other) => one - other)).toEqual(
      keys.map((_, at) => at),
    )
  })

  test('pages follow each other, and all of them are followed', async () => {
    const sks = ['A', 'B', 'C', 'D', 'E']
    await there.table.write(sks.map((sk) => put('pages', sk, { bytes: new Uint8Array(300_000) })))
    const first = await there.table.page({ ...queryOf('pages'), Limit: 2 })
    expect(first.next).toEqual({ pk: 'pages', sk: 'B' })
    const second = await there.table.page({
      ...queryOf('pages'),
      ExclusiveStartKey: { pk: 'pages', sk: 'B' },
    })
    expect(second.items[0]).toMatchObject({ sk: 'C' })
    expect((await there.table.all(queryOf('pages'))).map(({ sk }) => sk)).toEqual(sks) // 1.5 MB: more than one page
  })

  test('updates, deletes and checks in one transaction', async () => {
    await there.table.write([put('mixed', 'A', { count: 1 }), put('mixed', 'B'), put('mixed', 'C')])
    await there.table.write([
      {
        Update: {
          Key: { pk: 'mixed', sk: 'A' },
          UpdateExpression: 'SET #count = #count + :one',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      { Delete: { Key: { pk: 'mixed', sk: 'B' } } },
      {
        ConditionCheck: {
          Key: { pk: 'mixed', sk: 'C' },
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ])
    expect(await there.table.all(queryOf('mixed'))).toMatchObject([
      { sk: 'A', count: 2 },
      { sk: 'C' },
    ])
  })

  test('a refused condition is told with the item that stood in the way, and nothing is written', async () => {
    await there.table.write([put('refused', 'A', { version: 3 })])
    const refused = there.table.write([
      put('refused', 'B'),
      {
        Put: {
          Item: { pk: 'refused', sk: 'A', version: 5 },
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': 4 },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
    ])
    const error = await refused.catch((cause: unknown) => cause)
    expect(refusalsOf(error)).toEqual([
      { index: 1, reason: 'condition', old: { pk: 'refused', sk: 'A', version: 3 } },
    ])
    expect(await there.table.get({ pk: 'refused', sk: 'B' }, { consistent: true })).toBeUndefined()
  })

  test('a query that makes no sense is refused by name, and asked once', async () => {
    const stop = injectFaults(there.faulty, () => undefined)
    const wrong = there.table.page({ ...queryOf('x'), KeyConditionExpression: 'pk = :other' })
    await expect(wrong).rejects.toMatchObject({ name: 'ValidationException' })
    expect(there.faulty.count).toBe(1)
    stop()
  })

  test('a transaction whose answer was lost is not done twice', async () => {
    await there.table.write([put('counted', 'A', { count: 0 })])
    const stop = injectFaults(there.faulty, ({ count }) =>
      count === 1 ? 'lost-answer' : undefined,
    )
    await there.table.write([
      {
        Update: {
          Key: { pk: 'counted', sk: 'A' },
          UpdateExpression: 'ADD #count :one',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      put('counted', 'B'),
    ])
    stop()
    expect(await there.table.get({ pk: 'counted', sk: 'A' }, { consistent: true })).toMatchObject({
      count: 1,
    })
  })

  test('a new item whose answer was lost is no refusal, another one in its place is', async () => {
    const Put = {
      Item: { pk: 'new', sk: 'A', bytes: Buffer.from('x'), left: undefined, list: [{ deep: 1 }] },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    }
    const stop = injectFaults(there.faulty, ({ count }) =>
      count === 1 ? 'lost-answer' : undefined,
    )
    await there.table.write([{ Put }])
    expect(there.faulty.count).toBe(2)
    const again = there.table.write([{ Put: { ...Put, Item: { ...Put.Item, list: [] } } }])
    const error = await again.catch((cause: unknown) => cause)
    expect(refusalsOf(error)).toMatchObject([
      { index: 0, reason: 'condition', old: { list: [{ deep: 1 }] } },
    ])
    stop()
  })

  test.each(['throttle', 'time-out'] as const)(
    'reads and writes pass although every second call meets %s',
    async (fault) => {
      const stop = injectFaults(there.faulty, everyNth(2, fault))
      for (let at = 0; at < 6; at++) await there.table.write([put(`faults-${fault}`, `${at}`)])
      expect(await there.table.all(queryOf(`faults-${fault}`))).toHaveLength(6)
      stop()
    },
  )
})
