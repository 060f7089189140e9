import { expect, inject, test } from 'vitest'
import { attackAll } from '../attack/command'
import { killAgainAndAgain } from '../attack/kills'
import { sweepSize } from '../support/sweep-size'

const requests = sweepSize({ short: 400, long: 5_000 })

test(`${requests} generated requests of twelve kinds of callers break no law`, {
  timeout: 1_200_000, // on a machine that does much else
}, async () => {
  const lines: string[] = []
  const { broken, reached } = await attackAll({
    requests,
    seed: 1,
    listUnreached: false,
    data: inject('demoData'),
    say: (line) => lines.push(line),
  })
  expect(broken, lines.join('\n')).toBe(0)
  expect(reached, lines.join('\n')).toBeGreaterThan(sweepSize({ short: 95, long: 350 }))
})

test('what was acknowledged outlives kills, and every start after them works', {
  timeout: 300_000,
}, async () => {
  expect(
    await killAgainAndAgain({
      count: sweepSize({ short: 1, long: 3 }),
      seed: 1,
      say: () => undefined,
      data: inject('demoData'),
    }),
  ).toEqual([])
})
