import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startTestTable, type TestTable } from './engines'
import { everyNth, injectFaults } from './faults'

const [engine] = engines
const put = (pk: string) => [{ Put: { Item: { pk, sk: 'A' } } }]

describe('injected faults', () => {
  let there: TestTable
  beforeAll(async () => {
    if (engine === undefined) throw new Error('no engine')
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())

  test('throttling that passes is retried by the client and not seen by the caller', async () => {
    const seen: string[] = []
    const stop = injectFaults(there.faulty, ({ command, count }) => {
      seen.push(command)
      return count <= 2 ? 'throttle' : undefined
    })
    await there.table.write(put('throttled'))
    stop()
    expect(seen).toEqual(Array(3).fill('PutItem'))
    expect(await there.table.get({ pk: 'throttled', sk: 'A' })).toBeDefined()
  })

  test('a conflict cancels the transaction and says so in the order of its writes', async () => {
    const stop = injectFaults(there.faulty, everyNth(1, 'conflict'))
    await expect(there.table.write([...put('one'), ...put('two')])).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      refusals: [{ index: 0, reason: 'conflict' }],
    })
    stop()
    expect(await there.table.get({ pk: 'one', sk: 'A' })).toBeUndefined()
  })

  test('a lost answer leaves the work done', async () => {
    const stop = injectFaults(there.faulty, everyNth(1, 'lost-answer'))
    await expect(there.table.write(put('lost'))).rejects.toMatchObject({ name: 'TimeoutError' })
    stop()
    expect(await there.table.get({ pk: 'lost', sk: 'A' })).toBeDefined()
  })
})
