import { expect, test } from 'vitest'
import { type RoomCardFacts, roomCardButtons } from '#shared/rooms/room-card'

const facts: RoomCardFacts = {
  hasDates: true,
  disabled: false,
  isLoading: false,
  minChildAge: 6,
  youngestChildAge: undefined,
  unassigned: 2,
}
const tooltip = 'Children permitted 6 years and up'
const off = { enabled: false }

test.each([
  ['is free', {}, { add: { label: 'Add Room', enabled: true }, fill: { enabled: true } }],
  [
    'is free and everybody has a bed',
    { unassigned: 0 },
    { add: { label: 'Add Room', enabled: true }, fill: off },
  ],
  [
    'has no dates',
    { hasDates: false, disabled: true },
    { add: { label: 'Select Dates', ...off }, fill: off },
  ],
  [
    'has its availability loading (2 §4.2)',
    { isLoading: true, disabled: true },
    { add: { label: 'Availability is loading', ...off }, fill: off },
  ],
  ['is taken', { disabled: true }, { add: { label: 'Not Available', ...off }, fill: off }],
  [
    'is not for so young a child',
    { youngestChildAge: 5, hasDates: false },
    { add: { label: 'Invalid Child Age', ...off, tooltip }, fill: { ...off, tooltip } },
  ],
  [
    'is for such a child',
    { youngestChildAge: 6 },
    { add: { label: 'Add Room', enabled: true }, fill: { enabled: true } },
  ],
])('the buttons of a room that %s', (_, overrides, buttons) => {
  expect(roomCardButtons({ ...facts, ...overrides })).toEqual(buttons)
})
