import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { shownTrip } from '../../../../web/trip/edits/editor-state'
import { createTripEditor } from '../../../../web/trip/edits/trip-editor'
import { moveDates } from '../../../../web/trip/journey/move-stays'
import { aTrip } from '../builders'

const startDate = calendarDate('2027-08-01')
const text = 'The trip is moved.'

function opened(trip = aTrip()) {
  const editor = createTripEditor(trip, {
    save: async () => ({ kind: 'away' }),
    keeper: { read: () => ({}), write: () => {} },
    clock: () => 0,
    onSaved: () => {},
  })
  const days = () => {
    const { itinerary } = shownTrip(editor.get())
    return [itinerary, ...itinerary.segments].map((dated) => `${dated.startDate} ${dated.endDate}`)
  }
  return { trip, editor, days }
}

describe('a trip that is moved to other dates', () => {
  test('moves with every segment, its stays to be quoted again, in one step that can be undone', () => {
    const { trip, editor, days } = opened()
    const before = days()
    expect(moveDates(trip, editor, { startDate, text })).toBe(true)
    expect(days()).toEqual([
      '2027-08-01 2027-08-07',
      '2027-08-01 2027-08-04',
      '2027-08-04 2027-08-04',
      '2027-08-04 2027-08-07',
    ])
    const [jao] = shownTrip(editor.get()).itinerary.segments
    expect([jao?.priced, jao?.costAmount, jao?.availability]).toEqual([false, undefined, undefined])
    editor.undo()
    expect(days()).toEqual(before)
    expect(shownTrip(editor.get()).itinerary).toEqual(trip.itinerary)
    editor.stop()
  })

  test('is none of edits where an agent set its dates wider than its segments, or there are none', () => {
    for (const other of [aTrip({ endDate: '2027-06-25' }), aTrip({ segments: [] })]) {
      const { trip, editor, days } = opened(other)
      const before = days()
      expect(moveDates(trip, editor, { startDate, text })).toBe(false)
      expect(days()).toEqual(before)
      editor.stop()
    }
  })
})
