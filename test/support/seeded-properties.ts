import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * Properties draw the same values in each run, so that a commit that passed passes again.
 * `PROPERTY_SEED=7` draws others, `PROPERTY_SEED=any` new ones each time, to look for what no run
 * has met yet. Only files with properties load fast-check.
 */
const wanted = process.env.PROPERTY_SEED ?? '20261120'
const { testPath } = expect.getState()

if (
  wanted !== 'any' &&
  testPath !== undefined &&
  readFileSync(testPath, 'utf8').includes("from 'fast-check'")
) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: Number(wanted) })
}
