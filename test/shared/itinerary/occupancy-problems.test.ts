import { describe, expect, test } from 'vitest'
import { holdBlockers } from '#shared/itinerary/hold-blockers'
import { occupancyProblems } from '#shared/itinerary/occupancy-problems'
import { anItinerary, aStay } from './builders'

const room = (adults: number, children = 0) => ({ optionKey: 'JAO-TENT', adults, children })
const family = { adults: 2, children: 1, childrenAges: [9] }

describe('rooms of a stay, against who travels', () => {
  test.each([
    ['everybody', { rooms: [room(2, 1)] }, []],
    ['nobody yet', { rooms: [] }, []],
    ['fewer adults', { rooms: [room(1, 1)] }, ['Not all travelers have been assigned to rooms']],
    ['no child', { rooms: [room(2)] }, ['Not all travelers have been assigned to rooms']],
    ['more', { rooms: [room(2, 1), room(1)] }, ['More travelers have been assigned to rooms than travel']],
    ['fewer, where the agent arranges', { rooms: [room(1)], arrangedBy: 'Agent' }, []],
    ['fewer, where the supplier arranges', { rooms: [room(1)], dmcArrangedOnly: true }, []],
    ['fewer, where a consultant is asked', { rooms: [room(1)], consultantInteractionRequired: true }, []],
  ])('sleep %s', (_, stay, messages) => {
    expect(occupancyProblems(aStay(stay), family).map(({ message }) => message)).toEqual(messages)
  })

  test('stand in the way of no hold: not everybody has to sleep everywhere', () => {
    const trip = anItinerary()
    const problems = occupancyProblems(aStay({ rooms: [room(1)] }), family)
    expect(holdBlockers({ ...trip, problems, today: trip.startDate })).toEqual([])
  })
})
