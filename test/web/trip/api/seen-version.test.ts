import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  askConfirmation,
  cancelTrip,
  noteAnswer,
  refreshTrip,
  requestConfirming,
  requestHold,
  requestRequote,
} from '../../../../web/trip/api/life-calls'
import { moveTrip, requoteOnDates } from '../../../../web/trip/api/move-trip'
import { requestQuote } from '../../../../web/trip/api/request-quote'
import {
  changeCurrency,
  clearPayments,
  generatePayments,
  restoreVersion,
} from '../../../../web/trip/api/trip-calls'
import { fakeServer } from '../../lib/api/support'
import { aTrip } from '../builders'

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

const trip = aTrip({ version: 7 })

test.each([
  ['a quote', () => requestQuote(trip)],
  ['a hold', () => requestHold(trip)],
  ['a confirmation', () => requestConfirming(trip)],
  ['a requote', () => requestRequote(trip)],
  ['a requote on other dates', () => requoteOnDates(trip, { ...trip.itinerary, segments: [] })],
  ['other dates', () => moveTrip(trip, { ...trip.itinerary, segments: [] })],
  ['what a camp said', () => noteAnswer(trip, { segmentId: aSegmentId(), isGranted: true })],
  ['that confirmation is asked for', () => askConfirmation(trip)],
  ['how the booking stands', () => refreshTrip(trip)],
  ['the end of a trip', () => cancelTrip(trip, {})],
  ['an earlier version', () => restoreVersion(trip, 3)],
  ['another currency', () => changeCurrency(trip, 'EUR')],
  ['payments', () => generatePayments()(trip)],
  ['no payments', () => clearPayments(trip)],
])('asking for %s tells the version that the agent saw', async (_, call) => {
  const requests = fakeServer({ status: 200, body: {} })
  await call()
  expect(requests.map(({ init }) => new Headers(init.headers).get('if-match'))).toEqual(['"7"'])
})

function aSegmentId() {
  const id = trip.itinerary.segments[0]?.id
  if (id === undefined) throw new Error('A trip without segments')
  return id
}
