import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Bench } from './bench-row'

const ofTheBrowser = new Set(['gateway', 'start', 'web'])

/** A test for each benchmark, small: of those that start the product, or of all the others. */
export function testBenches(which: 'with the product' | 'without it'): void {
  const names = readdirSync('test/bench').flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
  const wanted = names.filter((name) => ofTheBrowser.has(name) === (which === 'with the product'))
  test.each(wanted)('the benchmark %s measures', async (name) => {
    const { bench }: { bench: Bench } = await import(`./${name}.bench.ts`)
    const values: number[] = []
    for await (const rows of bench({ isSmall: true })) values.push(...rows.map(({ value }) => value))
    expect(values).not.toEqual([])
    expect(values.filter((value) => !Number.isFinite(value))).toEqual([])
  })
}
