import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Bench } from '../bench/bench-row'
import { sweepSize } from '../support/sweep-size'

/**
 * Those that start the product or fill a world of their own take minutes: `npm run bench --
 * --small` tries them, too.
 */
const long = new Set(['gateway', 'start', 'web', 'requests', 'trip-life', 'memory'])
const names = readdirSync('test/bench').flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])

test.runIf(sweepSize({ short: false, long: true })).each(names.filter((name) => !long.has(name)))(
  'the benchmark %s measures',
  async (name) => {
    const { bench }: { bench: Bench } = await import(`../bench/${name}.bench.ts`)
    const values: number[] = []
    for await (const rows of bench({ isSmall: true }))
      values.push(...rows.map(({ value }) => value))
    expect(values).not.toEqual([])
    expect(values.filter((value) => !Number.isFinite(value))).toEqual([])
  },
)
