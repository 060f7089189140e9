import { describe, expect, test } from 'vitest'
import * as editor from '../../../../web/trip/edits/editor-state'
import { fieldText } from '../../../../web/trip/edits/field-words'
import { mergedSegment } from '../../../../web/trip/edits/merge-edits'
import { changeStay } from '../../../../web/trip/journey/changed-stay'
import type { TripSegment } from '../../../../web/trip/page/trip'
import { aTrip, editsOf } from '../builders'

const segmentOf = (id: string) => {
  const found = aTrip().itinerary.segments.find((segment) => segment.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}
const [jao, flight] = [segmentOf('s1'), segmentOf('s2')]
const longer = changeStay(jao, { endDate: segmentOf('s3').endDate, nights: 6 })
const oneRoom = changeStay(jao, {
  rooms: jao.rooms.slice(0, 1).map((room) => ({ ...room, adults: 1 })),
})
const withStay = (stay: TripSegment, version: number) => {
  const trip = aTrip({ version })
  const segments = trip.itinerary.segments.map((segment) =>
    segment.id === stay.id ? stay : segment,
  )
  return { ...trip, itinerary: { ...trip.itinerary, segments } }
}

describe('a segment that two people changed', () => {
  test('takes the nights of one and the rooms of the other, without what was said of the old ones', () => {
    const both = mergedSegment({ from: jao, mine: longer, theirs: oneRoom })
    expect(both).toMatchObject({
      nights: 6,
      endDate: longer.endDate,
      rooms: oneRoom.rooms,
      priced: false,
    })
    expect(both?.costAmount).toBeUndefined()
  })

  test('waits for a choice when both changed its nights, also each at another end', () => {
    const earlier = changeStay(jao, { startDate: jao.endDate, nights: 0 })
    expect(mergedSegment({ from: jao, mine: longer, theirs: earlier })).toBeUndefined()
    expect(mergedSegment({ from: jao, mine: longer, theirs: longer })).toEqual(longer)
  })

  test('asks nobody because its camp asks another price, or calls its rooms another name', () => {
    const rooms = jao.rooms.map((room) => ({ ...room, name: 'Tented Suite' }))
    const quoted = { ...jao, costAmount: '91000.00', rooms }
    expect(mergedSegment({ from: jao, mine: oneRoom, theirs: quoted })).toMatchObject({
      rooms: oneRoom.rooms,
    })
  })

  test('never takes the cost that one typed over the cost that the other typed', () => {
    const [mine, theirs] = [
      { ...flight, costAmount: '450.00' },
      { ...flight, costAmount: '500.00' },
    ]
    expect(mergedSegment({ from: flight, mine, theirs })).toBeUndefined()
    const hidden = { ...flight, hideFromClient: true }
    expect(mergedSegment({ from: flight, mine: hidden, theirs })).toEqual({
      ...theirs,
      hideFromClient: true,
    })
  })

  test('keeps what they changed when mine is undone', () => {
    const mine = editor.applyEdit(editor.openTrip(aTrip()), { 'segment:s1': oneRoom }, { at: 0 })
    const merged = editor.receiveTrip(
      { ...mine, sent: undefined },
      withStay({ ...jao, ...longer }, 4),
    )
    expect(merged.conflict).toBeUndefined()
    const back = editor
      .shownTrip(editor.undo(merged))
      .itinerary.segments.find(({ id }) => id === 's1')
    expect(back).toMatchObject({ nights: 6, rooms: jao.rooms })
  })

  test('is told side by side by what differs', () => {
    const { contested } = editor.receiveTrip(
      { ...editor.openTrip(aTrip()), pending: editsOf({ 'segment:s1': [jao, longer] }) },
      withStay(changeStay(jao, { startDate: segmentOf('s2').startDate, nights: 0 }), 4),
    ).conflict ?? { contested: [] }
    const trip = aTrip()
    const told = contested.map(({ path, mine, theirs }) => [
      fieldText(path, theirs, { ...trip, other: mine }),
      fieldText(path, mine, { ...trip, other: theirs }),
    ])
    expect(told).toEqual([['Jun 18, 0 nights', 'Jun 15 – 21, 6 nights']])
    expect(fieldText('segment:s1', oneRoom, { ...trip, other: jao })).toBe(
      '1 room: Room, 1 adult, 1 child (9)',
    )
    const typed = { ...flight, costAmount: '450.00', sellOverride: 60_000 }
    expect(fieldText('segment:s2', typed, { ...trip, other: flight })).toBe(
      'costs USD 450.00\nmanual sell price $600.00',
    )
  })
})
