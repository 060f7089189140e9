import { expect, test } from 'vitest'
import { type ItineraryState, itineraryStates } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import { lifeMenu } from '../../../../web/trip/life/life-menu'
import { flagNotes } from '../../../../web/trip/price/flag-notes'
import { aTrip } from '../builders'

const offQuote = (state: ItineraryState, bookingReference?: string) =>
  flagNotes({ flags: ['inconsistent'], state, bookingReference })

test.each([
  ...(['example', 'estimate', 'saved', 'draft', 'quote'] as const).map(
    (state) => [state, /Get a new quote$/] as const,
  ),
  ['quoting', /^The quote in progress/],
  ['holding', /once they answer$/],
  ['confirming', /once they answer$/],
  ...(['provisional', 'confirm_requested', 'confirmed'] as const).map(
    (state) => [state, /Requote it or check/] as const,
  ),
  ['unknown', /Get a new quote$/],
] as const)(
  'what differs from the quote of a trip in %s is mended by a step of that state',
  (state, words) => {
    expect(offQuote(state)).toEqual([
      { flag: 'inconsistent', label: expect.any(String), text: expect.stringMatching(words) },
    ])
  },
)

test.each(itineraryStates.filter((state) => state !== 'cancelled'))(
  'the note of %s names only steps that it offers',
  (state) => {
    const [note] = offQuote(state, 'WND-1')
    const trip = aTrip({ state, bookingReference: 'WND-1', flags: ['inconsistent'] })
    const steps = lifeMenu(trip, undefined).map(({ label }) => label)
    expect(note).toBeDefined()
    if (/requote/i.test(note?.text ?? '')) expect(steps).toContain('Requote')
    if (/booking status/.test(note?.text ?? '')) expect(steps).toContain('Check booking status')
    if (/get a new quote/i.test(note?.text ?? '')) expect(canDo('GetQuote', state)).toBe(true)
  },
)

test('a booking whose standing nobody knows may differ, which is said to be asked first', () => {
  expect(offQuote('unknown', 'WND-1')).toMatchObject([
    {
      label: 'May differ from the booking',
      text: expect.stringMatching(/Check the booking status/),
    },
  ])
})

test('a cancelled trip asks nobody to do anything', () => {
  const flags = ['inconsistent', 'lcr', 'locked_incompatible', 'requote'] as const
  const shown = (state: ItineraryState) =>
    flagNotes({ flags: [...flags], state, bookingReference: 'WND-1' })
  expect(shown('cancelled').map(({ flag }) => flag)).toEqual(['lcr'])
  expect(shown('provisional').map(({ flag }) => flag)).toEqual([...flags])
})
