import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { logSink } from '../../functions/runtime/log'
import { sweepSize } from '../support/sweep-size'
import { clientIds } from './clients'
import { newsLaw } from './laws/news-law'
import { addTo, newTally, tooSeldom } from './outcomes'
import { simulate } from './simulate'
import { type SpoiledWorld, spoils } from './spoils'
import { tracedFailure } from './traced-failure'

/** Compressing takes a third of the time, changes no trace, and has tests of its own. */
vi.mock('../../functions/data/table/packed', () => import('./plain-packed'))

/** `npm run simulate` runs long ones; a run of the suite takes many short ones. */
const seeds = sweepSize({ short: 100, long: 200 })
const operations = 100

/** Lines of the log with somebody's address or the secret of a link. */
const telling: string[] = []
beforeAll(() => {
  logSink.write = (line) => {
    if (
      /[\w.+-]+@[\w-]+\.\w|[0-9a-f]{64}/.test(line) ||
      clientIds.some((id) => line.includes(`${id}@`))
    )
      telling.push(line)
  }
})
afterAll(() => expect(telling).toEqual([]))

test('the same seed gives the same trace', async () => {
  const traceOf = async (seed: number) => {
    const lines: string[] = []
    const result = await simulate({ seed, operations: 200, trace: (line) => lines.push(line) })
    return { lines, result }
  }
  for (let seed = 1; seed <= sweepSize({ short: 2, long: 5 }); seed++) {
    const once = await traceOf(seed)
    expect(once.lines.length).toBeGreaterThan(200)
    expect(await traceOf(seed)).toEqual(once)
  }
}, 900_000)

test(`the laws hold for ${seeds} seeds of ${operations} operations, a fifth of the calls faulty`, async () => {
  const total = { calls: 0, faults: 0, paid: 0 }
  const reached = new Set<string>()
  const own = newTally()
  for (let seed = 1; seed <= seeds; seed++) {
    const { calls, faults, paid, states, done, isRemote } = await tracedFailure({
      seed,
      operations,
    })
    total.calls += calls
    total.faults += faults
    total.paid += paid
    for (const state of Object.keys(states)) reached.add(state)
    if (!isRemote) addTo(own, done)
  }
  expect(total.faults / total.calls).toBeGreaterThan(0.2)
  expect([...reached]).toEqual(
    expect.arrayContaining(['quote', 'provisional', 'confirmed', 'cancelled']),
  )
  expect(total.paid).toBeGreaterThan(0)
  expect(tooSeldom({ quoted: 1_200, held: 240, 'hold expired': 170, confirmed: 45 }, own)).toEqual(
    [],
  )
}, 900_000)

test('outcomes that happen too seldom are told, but not of few seeds', () => {
  const tally = newTally()
  const least = { held: 100, confirmed: 50, refund: 1 }
  for (let seed = 0; seed < 400; seed++)
    addTo(tally, seed % 2 === 0 ? { confirmed: 1 } : { held: 0 })
  expect(tooSeldom(least, tally)).toEqual(['held 0 times, of at least 40'])
  expect(tooSeldom(least, { ...tally, seeds: 99 })).toEqual([])
})

describe('A mistake is seen', () => {
  test.each<[string, SpoiledWorld]>(Object.entries(spoils))(
    '%s',
    async (_name, { says, firstSeed = 1, ...spoiled }) => {
      const saying = async () => {
        for (let nth = 0; nth < 300; nth++)
          await simulate({ seed: firstSeed + nth, operations: 300, ...spoiled })
      }
      await expect(saying()).rejects.toThrow(says)
    },
    900_000,
  )
})

// Seeds come to a hold that ends within the day too seldom for a spoiled world, since its job reads
// eight partitions.
test('a mail about a hold that nobody noted is seen', () => {
  const sent = [{ subject: 'Hold expires in 2 hours: Botswana Adventure' }]
  const law = newsLaw({ news: { sent } } as never)
  expect(law.broken()).toEqual(['1 mails of holds, and 0 were to be told'])
})

test('a failing seed tells its trace', async () => {
  const { spoil } = spoils['a history that is lost']
  const failing = tracedFailure({ seed: 1, operations: 60, spoil })
  await expect(failing).rejects.toThrow(
    /^seed 1 of 60 operations: [\s\S]*is not complete[\s\S]*create \(request-1\)[\s\S]* write/,
  )
})
