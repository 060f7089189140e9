import { expect, test } from 'vitest'
import { withRooms } from '#shared/calendar/segment-rooms'
import { calendarDate } from '#shared/dates/calendar-date'

const room = { optionKey: 'JAO-TENT', adults: 2, children: 0 }
const segment = {
  id: 'a',
  supplierCode: 'JAO',
  campName: 'Jao Camp',
  startDate: calendarDate('2027-06-15'),
  endDate: calendarDate('2027-06-18'),
  locked: false,
  rooms: [] as readonly (typeof room)[],
}

test('a room locks its segment and leaves the others alone', () => {
  const other = { ...segment, id: 'b' }
  expect(withRooms([segment, other], { id: 'a', rooms: [room] })).toEqual([
    { ...segment, rooms: [room], locked: true },
    other,
  ])
})

test('taking the last room away unlocks it', () => {
  expect(withRooms([{ ...segment, rooms: [room], locked: true }], { id: 'a', rooms: [] })).toEqual([
    segment,
  ])
})
