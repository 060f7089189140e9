import '../memory-storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { chosenRoomOf } from '../../../../../web/trip/building/model/builder-segment'
import { initialData, useBuilder } from '../../../../../web/trip/building/state/builder-store'
import {
  addRoom,
  chooseSegment,
  editSegment,
  removeRoom,
  removeSegment,
  restoreSegment,
  setOccupants,
  setOwnDetails,
  setRooms,
  toggleCampDay,
  viewDetails,
} from '../../../../../web/trip/building/state/segment-actions'
import { aCamp, aRoomType, code, day } from '../support'

const jao = aCamp()
const mombo = aCamp({ supplierCode: code('MOMBO'), campName: 'Mombo Camp' })
const pick = (camp: typeof jao, ...days: number[]) =>
  days.map((date) => toggleCampDay(camp, day(`2027-06-${date}`)))
const spans = () =>
  useBuilder
    .getState()
    .segments.map(
      ({ campName, startDate, endDate }) => `${campName} ${startDate.slice(8)}–${endDate.slice(8)}`,
    )
const only = () => {
  const [segment] = useBuilder.getState().segments
  if (segment === undefined) throw new Error('There is no segment')
  return segment
}

beforeEach(() => useBuilder.setState(initialData, true))

describe('days', () => {
  test('picked one after the other make one stay', () => {
    expect(pick(jao, 15, 17, 16)).toEqual(['new', 'new', 'merged'])
    expect(spans()).toEqual(['Jao Camp 15–18'])
  })

  test('of another accommodation are not taken', () => {
    pick(jao, 15)
    expect(pick(mombo, 15, 16)).toEqual(['ignored', 'new'])
    expect(spans()).toEqual(['Jao Camp 15–16', 'Mombo Camp 16–17'])
  })

  test('of a stay with rooms stand, and a neighbour is a stay of its own', () => {
    pick(jao, 15, 16)
    addRoom(only().id, chosenRoomOf(aRoomType()), { adults: 2, children: 0 })
    expect(pick(jao, 16, 17)).toEqual(['ignored', 'new'])
    expect(spans()).toEqual(['Jao Camp 15–17', 'Jao Camp 17–18'])
  })

  test('clicked in the accommodation that is viewed choose the stay that is edited', () => {
    viewDetails(jao)
    pick(jao, 15, 20)
    const second = useBuilder.getState().segments[1]
    expect(useBuilder.getState().transient?.segmentId).toBe(second?.id)
    const viewed = useBuilder.getState().transient
    if (viewed !== undefined) pick(viewed, 18)
    const ids = useBuilder.getState().segments.map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(ids).not.toContain('transient')
    chooseSegment(second?.id ?? '')
    pick(mombo, 25)
    expect(useBuilder.getState().transient?.segmentId).toBe(second?.id)
  })
})

describe('stays', () => {
  test('are edited in the accommodation’s page, their first room selected', () => {
    pick(jao, 15)
    addRoom(only().id, chosenRoomOf(aRoomType()), { adults: 2, children: 0 })
    editSegment(only().id)
    const { transient, selectedRoom } = useBuilder.getState()
    expect(transient).toMatchObject({
      id: 'transient',
      campName: 'Jao Camp',
      segmentId: only().id,
    })
    expect(transient).not.toHaveProperty('rooms')
    expect(selectedRoom).toBe(only().rooms[0]?.id)
    chooseSegment('another')
    expect(useBuilder.getState().transient?.segmentId).toBe('another')
  })

  test('come back where their dates are still free', () => {
    pick(jao, 15, 16)
    const gone = removeSegment(only().id)
    expect(spans()).toEqual([])
    expect(gone && restoreSegment(gone)).toBe(true)
    expect(spans()).toEqual(['Jao Camp 15–17'])
  })

  test('do not come back over another stay', () => {
    pick(jao, 15, 16)
    const gone = removeSegment(only().id)
    pick(mombo, 16)
    expect(gone && restoreSegment(gone)).toBe(false)
    expect(spans()).toEqual(['Mombo Camp 16–17'])
  })

  test('of one’s own take a region and a title', () => {
    pick(jao, 15)
    setOwnDetails(only().id, {
      title: 'Friends',
      regionCode: 'CPT',
      countryRegionCode: 'ZA-CPT',
      regionName: 'Cape Town',
      country: 'South Africa',
    })
    expect(only()).toMatchObject({ title: 'Friends', regionName: 'Cape Town' })
  })
})

describe('rooms', () => {
  test('lock their stay, and free it with the last one', () => {
    pick(jao, 15)
    const { id } = only()
    addRoom(id, chosenRoomOf(aRoomType()), { adults: 1, children: 0 })
    expect(only()).toMatchObject({
      locked: true,
      rooms: [{ adults: 1, children: 0, room: { optionKey: 'JAO-TWIN' } }],
    })
    const lineId = only().rooms[0]?.id ?? ''
    setOccupants(id, lineId, { adults: 2, children: 1 })
    expect(only().rooms[0]).toMatchObject({ adults: 2, children: 1 })
    const before = only().rooms
    removeRoom(id, lineId)
    expect(only()).toMatchObject({ locked: false, rooms: [] })
    setRooms(id, before)
    expect(only()).toMatchObject({ locked: true, rooms: before })
  })
})
