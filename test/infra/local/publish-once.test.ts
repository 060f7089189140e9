import { expect, test } from 'vitest'
import { publishOnce } from '../../../infra/local/publish-once'
import { StartFailure } from '../../../infra/local/start-failure'

/** A job that fails so many times before it publishes. */
function publishing(failures: number) {
  const told: string[] = []
  let runs = 0
  const asked = {
    load: async () => async () => {
      runs += 1
      if (runs <= failures) throw new TypeError('fetch failed')
    },
    reportFailure: (name: string, error: unknown) => told.push(`${name}: ${error}`),
    wait: async () => undefined,
  }
  return { asked, told, runs: () => runs }
}

test('the product starts with the catalogue published, though storage did not answer at first', async () => {
  const { asked, told, runs } = publishing(2)
  await publishOnce(asked)
  expect(runs()).toBe(3)
  expect(told).toEqual(Array(2).fill('publishCatalogue: TypeError: fetch failed'))
})

test('it does not start without', async () => {
  const { asked, runs } = publishing(Number.POSITIVE_INFINITY)
  await expect(publishOnce(asked)).rejects.toThrow(StartFailure)
  expect(runs()).toBe(5)
})
