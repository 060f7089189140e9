import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMessageLog } from '../../../../web/components/snackbar/message-log'
import { type Session, SessionContext } from '../../../../web/lib/session/session'
import { itineraryQuery } from '../../../../web/trip/api/itinerary-query'
import { cancelTrip } from '../../../../web/trip/api/life-calls'
import { moveTrip } from '../../../../web/trip/api/move-trip'
import { generatePayments } from '../../../../web/trip/api/trip-calls'
import { createTripEditor } from '../../../../web/trip/edits/trip-editor'
import { type CallTrip, useTripCallOf } from '../../../../web/trip/edits/use-trip-call'
import type { SeenTrip } from '../../../../web/trip/page/trip'
import { useQuote } from '../../../../web/trip/page/use-trip-model'
import { fakeServer } from '../../lib/api/support'
import { aTrip } from '../builders'

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

const someone = { has: () => false } as unknown as Session

/**
 * What the parts of a page ask the server with, for a trip in an editor with a change that is not
 * stored yet.
 */
function aPage(trip = aTrip()) {
  const queries = new QueryClient()
  const reloaded = vi.spyOn(queries, 'invalidateQueries')
  const editor = createTripEditor(trip, {
    save: async (_, version) => ({
      kind: 'saved',
      trip: aTrip({ version: version + 1, discount: 300 }),
    }),
    keeper: { read: () => ({}), write: () => {} },
    clock: () => 0,
    onSaved: () => {},
  })
  const asks: { call: CallTrip; quote: () => Promise<void> }[] = []
  const Part = () => {
    asks.push({
      call: useTripCallOf({ editor, state: editor.get() }),
      quote: useQuote(trip, editor),
    })
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <SessionContext value={someone}>
          <Part />
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const [ask] = asks
  if (ask === undefined) throw new Error('The part was not drawn')
  const { queryKey } = itineraryQuery(trip.id)
  const isReloaded = () =>
    reloaded.mock.calls.some(([filter]) => hashKey(filter?.queryKey ?? []) === hashKey(queryKey))
  return { ...ask, editor, isReloaded }
}

const Told = () => useMessageLog().messages.map(({ text }) => text)
const told = () => renderToStaticMarkup(<Told />)
const versionsOf = (requests: readonly { init: RequestInit }[]) =>
  requests.map(({ init }) => new Headers(init.headers).get('if-match'))
const changedMeanwhile = {
  status: 409,
  body: { error: { code: 'record.changed', message: 'Someone has changed this' } },
}

test('a quote is asked for from the version in which the last edit was stored', async () => {
  const { quote, editor } = aPage()
  const requests = fakeServer({ status: 202, body: { id: 'itn_1', state: 'quote' } })
  editor.edit({ discount: 300 })
  await quote()
  expect(versionsOf(requests)).toEqual(['"4"'])
})

test('a quote of a trip that somebody else changed is not asked for: it is said, and the trip loaded anew', async () => {
  const { quote, isReloaded } = aPage()
  fakeServer(changedMeanwhile)
  await quote()
  expect(told()).toContain('Unable to generate quote. A colleague just changed this trip.')
  expect(isReloaded()).toBe(true)
})

test('a step that somebody else came before is explained, the trip loaded anew, and what was typed meanwhile stays', async () => {
  const { call, editor, isReloaded } = aPage()
  fakeServer(changedMeanwhile)
  const isDone = await call(async (seen: SeenTrip) => {
    editor.edit({ name: 'Typed meanwhile' })
    return moveTrip({ ...aTrip(), ...seen }, aTrip().itinerary)
  })
  expect(isDone).toBe(false)
  expect(told()).toContain('The latest version is now showing; check it and try again.')
  expect(isReloaded()).toBe(true)
  editor.receive(aTrip({ version: 9, name: 'Renamed elsewhere', discount: 50 }))
  expect(editor.get().conflict?.contested.map(({ path }) => path)).toEqual(['name'])
  editor.stop()
})

test('what is done after a step is done from the version that the step brought', async () => {
  const { call, quote, editor } = aPage()
  const requests = fakeServer(
    { status: 200, body: aTrip({ version: 8 }) },
    { status: 202, body: { id: 'itn_1', state: 'quote' } },
  )
  expect(await call((seen) => moveTrip(seen, aTrip().itinerary))).toBe(true)
  await quote()
  expect(versionsOf(requests)).toEqual(['"3"', '"8"'])
  expect(editor.get().base.version).toBe(8)
})

const staleAfterAnswer = (state: 'quote' | 'confirmed', version = 4) => ({
  status: 409,
  body: {
    error: { ...changedMeanwhile.body.error, details: { current: aTrip({ version, state }) } },
  },
})

test('a planning fee asked for while a supplier answers is asked for from the version that the answer brought', async () => {
  const { call, editor } = aPage(aTrip({ state: 'quoting' }))
  const after = aTrip({ version: 5, state: 'quote' })
  const requests = fakeServer(staleAfterAnswer('quote'), { status: 200, body: after })
  expect(await call(generatePayments({ planningFee: true }))).toBe(true)
  expect(versionsOf(requests)).toEqual(['"3"', '"4"'])
  expect(editor.get().base.version).toBe(5)
})

test('a planning fee is not asked for again where somebody changed the trip', async () => {
  const { call } = aPage(aTrip({ state: 'quoting' }))
  const requests = fakeServer(staleAfterAnswer('quote', 5))
  expect(await call(generatePayments({ planningFee: true }))).toBe(false)
  expect(versionsOf(requests)).toEqual(['"3"'])
})

test.each([
  ['the price', generatePayments()],
  ['cancelling', (seen: SeenTrip) => cancelTrip(seen, {})],
])('%s is not asked for again on what a supplier answered meanwhile', async (_, ask) => {
  const { call } = aPage(aTrip({ state: 'confirming' }))
  const requests = fakeServer(staleAfterAnswer('confirmed'))
  expect(await call(ask)).toBe(false)
  expect(versionsOf(requests)).toEqual(['"3"'])
})
