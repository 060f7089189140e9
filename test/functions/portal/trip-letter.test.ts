import { expect, test } from 'vitest'
import { tripLetter } from '../../../functions/portal/trip-letter'
import { anItinerary } from '../../shared/itinerary/builders'

const trip = anItinerary({ clientId: 'cli_ada1' })
type Block = { text?: string; isHidden?: boolean }
function letterOf(ofTrip: Block | undefined, ofClient?: Block) {
  const edits = (value: Block | undefined) =>
    value && ({ blocks: { letter: { value, version: 1 } } } as never)
  return tripLetter(trip, {
    get: async ({ owner }) => edits('itineraryId' in owner ? ofTrip : ofClient),
  })
}

test('the letter of a trip counts before the letter for all trips of its client', async () => {
  expect(await letterOf({ text: 'Dear Ada' }, { text: 'Dear all' })).toBe('Dear Ada')
  expect(await letterOf(undefined, { text: 'Dear all' })).toBe('Dear all')
  expect(await letterOf(undefined)).toBeUndefined()
})

test('a letter that is hidden or empty is not read', async () => {
  expect(await letterOf({ text: 'Dear Ada', isHidden: true }, { text: 'Dear all' })).toBeUndefined()
  expect(await letterOf({ text: '' })).toBeUndefined()
})
