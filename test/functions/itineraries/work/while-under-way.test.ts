import { describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { ChangedMeanwhile } from '../../../../functions/data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../../../functions/data/itineraries/itinerary-records'
import { whileUnderWay } from '../../../../functions/itineraries/work/while-under-way'
import { anItinerary } from '../../../shared/itinerary/builders'
import { marula } from '../../../support/trip-world'

const message = {
  kind: 'hold',
  agencyId: marula,
  itineraryId: itineraryIdSchema.parse('itn_hartley'),
  token: 'req_1',
} as const
const holding = {
  record: anItinerary({ state: 'holding' }),
  work: { token: 'req_1' },
} as StoredItinerary

/** Does work on a trip that fails as often as it is told; says how often it was done. */
async function rounds(stored: StoredItinerary | undefined, failures: readonly Error[] = []) {
  let done = 0
  await whileUnderWay(message, { itineraries: { get: async () => stored } }, async () => {
    done += 1
    const failure = failures[done - 1]
    if (failure !== undefined) throw failure
  })
  return done
}

describe('the work of a message', () => {
  const met = new ChangedMeanwhile(undefined)

  test('is done anew while the trip is edited, four times at most', async () => {
    expect(await rounds(holding)).toBe(1)
    expect(await rounds(holding, [met, met, met])).toBe(4)
    await expect(rounds(holding, [met, met, met, met])).rejects.toBe(met)
  })

  test('that fails otherwise is not done again', async () => {
    const gone = new Error('table gone')
    await expect(rounds(holding, [gone])).rejects.toBe(gone)
  })

  test.each<[string, StoredItinerary | undefined]>([
    ['is gone', undefined],
    ['came to rest', { ...holding, record: anItinerary({ state: 'quote' }) }],
    ['is in another attempt', { ...holding, work: { token: 'req_2' } } as StoredItinerary],
  ])('is left alone where the trip %s', async (_what, stored) => {
    expect(await rounds(stored)).toBe(0)
  })
})
