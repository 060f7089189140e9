import { beforeAll, expect, test } from 'vitest'
import { quietLog } from '../support/store-kinds'
import { simulate } from './simulate'

/** SEEDS=10000 is the whole proof; a run of the suite takes a few. */
const seeds = Number(process.env.SEEDS ?? 40)
const first = Number(process.env.FIRST_SEED ?? 1)

beforeAll(() => void quietLog())

test('the same seed gives the same trace', async () => {
  const traceOf = async () => {
    const lines: string[] = []
    const result = await simulate({ seed: 7, operations: 120, trace: (line) => lines.push(line) })
    return { lines, result }
  }
  expect(await traceOf()).toEqual(await traceOf())
})

test(`the laws of a trip's life hold for ${seeds} seeds of 300 operations, a fifth of the calls faulty`, async () => {
  const total = { calls: 0, faults: 0 }
  const reached = new Set<string>()
  for (let seed = first; seed < first + seeds; seed++) {
    const result = await simulate({ seed, operations: 300 }).catch((error: unknown) => {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    })
    total.calls += result.calls
    total.faults += result.faults
    for (const state of Object.keys(result.states)) reached.add(state)
  }
  expect(total.faults / total.calls).toBeGreaterThan(0.15)
  expect([...reached]).toEqual(expect.arrayContaining(['quote', 'provisional', 'confirmed', 'cancelled']))
}, 3_600_000)
