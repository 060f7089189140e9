import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentClient } from '../../../functions/data/table/document-client'
import { type Table, tableOver } from '../../../functions/data/table/table-access'
import { type TableCache, tableCache } from '../../../infra/local/table-cache'
import { engines, startTestTable, type TestTable } from '../../support/engines'

const key = (pk: string, sk = 'one') => ({ pk, sk })
const put = (pk: string, fields: object, sk = 'one') => ({ Put: { Item: { pk, sk, ...fields } } })
const partition = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
})

describe.each(engines.slice(0, 1))('what is remembered of a table on $name', (engine) => {
  let there: TestTable
  let cache: TableCache
  let table: Table
  let calls: string[]
  /** Comes between the engine's answer and the client. */
  let afterAnswer: (operation: string) => Promise<void>
  const ends: (() => void)[] = []

  beforeAll(async () => {
    there = await startTestTable(engine)
  })
  afterAll(async () => {
    for (const end of ends) end()
    await there.stop()
  })
  beforeEach(() => {
    cache = tableCache()
    calls = []
    afterAnswer = async () => undefined
    const client = documentClient({ endpoint: there.endpoint, maxAttempts: 1 })
    ends.push(() => client.destroy())
    cache.attach(client)
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          calls.push(commandName.replace('Command', ''))
          const result = await next(args)
          await afterAnswer(commandName.replace('Command', ''))
          return result
        },
      { step: 'build', name: 'countCalls' },
    )
    table = tableOver(client, there.tableName)
  })

  test('is answered without the engine: items, missing items, batches and queries', async () => {
    await table.write([put('read', { name: 'A' })])
    calls = []
    const read = async () => [
      await table.get(key('read')),
      await table.get(key('read', 'none')),
      await table.getMany([key('read'), key('elsewhere')]),
      await table.all(partition('read')),
    ]
    const first = await read()
    expect(first).toEqual([
      { ...key('read'), name: 'A' },
      undefined,
      [{ ...key('read'), name: 'A' }],
      [{ ...key('read'), name: 'A' }],
    ])
    expect(calls).toEqual(['GetItem', 'GetItem', 'BatchGetItem', 'Query'])
    expect(await read()).toEqual(first)
    expect(calls).toHaveLength(4)
  })

  test('is forgotten with each write to its partition, and no other', async () => {
    await table.write([put('a', { count: 1 }), put('b', { count: 1 })])
    const counts = async () => [
      (await table.get(key('a')))?.count,
      (await table.all(partition('a')))[0]?.count,
      (await table.get(key('b')))?.count,
    ]
    expect(await counts()).toEqual([1, 1, 1])
    const add = { UpdateExpression: 'ADD #c :one', ExpressionAttributeNames: { '#c': 'count' } }
    const update = { ...add, ExpressionAttributeValues: { ':one': 1 } }
    await table.write([{ Update: { Key: key('a'), ...update } }])
    calls = []
    expect(await counts()).toEqual([2, 2, 1])
    expect(calls).toEqual(['GetItem', 'Query'])
    await table.write([{ Delete: { Key: key('a') } }, put('b', { count: 5 })])
    expect(await counts()).toEqual([undefined, undefined, 5])
  })

  test('is nothing that was read while somebody wrote', async () => {
    await table.write([put('late', { name: 'before' })])
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    afterAnswer = async (operation) => {
      if (operation === 'GetItem') await held
    }
    const reading = table.get(key('late'))
    await expect.poll(() => calls).toContain('GetItem')
    await table.write([put('late', { name: 'after' })])
    goOn()
    await reading
    expect(await table.get(key('late'))).toMatchObject({ name: 'after' })
  })

  test('is asked for each time where nobody knows whether a write happened', async () => {
    await table.write([put('unsure', { name: 'before' })])
    afterAnswer = async (operation) => {
      if (operation === 'PutItem') throw new Error('socket hang up')
    }
    await expect(table.write([put('unsure', { name: 'after' })])).rejects.toThrow('socket')
    calls = []
    await table.get(key('unsure'))
    expect(await table.get(key('unsure'))).toMatchObject({ name: 'after' })
    expect(calls).toEqual(['GetItem', 'GetItem'])
  })

  test('is not changed by whoever got it', async () => {
    await table.write([put('own', { rooms: ['R1'] })])
    for (const _again of [1, 2, 3]) {
      const item = await table.get(key('own'))
      expect(item?.rooms).toEqual(['R1'])
      Object(item).rooms.push('R2')
    }
  })

  test('is forgotten when another process has written', async () => {
    await table.write([put('outside', { name: 'before' })])
    await table.get(key('outside'))
    await there.table.write([put('outside', { name: 'after' })])
    cache.forget()
    expect(await table.get(key('outside'))).toMatchObject({ name: 'after' })
  })

  test('is what the engine would answer, whatever is read and written at once', async () => {
    const pk = fc.constantFrom('p1', 'p2', 'p3')
    const sk = fc.constantFrom('s1', 's2')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('put'), pk, sk, value: fc.nat(99) }),
      fc.record({ kind: fc.constant('both'), pk, sk, value: fc.nat(99) }),
      fc.record({ kind: fc.constant('get'), pk, sk, value: fc.nat(99) }),
      fc.record({ kind: fc.constant('all'), pk, sk, value: fc.nat(99) }),
    )
    const take = async ({
      kind,
      pk,
      sk,
      value,
    }: {
      kind: string
      pk: string
      sk: string
      value: number
    }) => {
      if (kind === 'put') await table.write([put(pk, { value }, sk)])
      else if (kind === 'both') await table.write([put(pk, { value }, sk), put('p1', {}, 's3')])
      else if (kind === 'get') await table.get(key(pk, sk))
      else await table.all(partition(pk))
    }
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        for (const round of all) {
          await Promise.all(round.map(take))
          for (const one of ['p1', 'p2', 'p3']) {
            expect(await table.all(partition(one))).toEqual(await there.table.all(partition(one)))
            for (const two of ['s1', 's2'])
              expect(await table.get(key(one, two))).toEqual(await there.table.get(key(one, two)))
          }
        }
      }),
      { numRuns: 10 },
    )
  })
})
