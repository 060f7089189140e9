import '../memory-storage'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { RegionChips } from '../../../../../web/features/builder/components/filters/ListChips'
import { CampFacts, ChildMark } from '../../../../../web/features/builder/components/list/CampFacts'
import { CampRow } from '../../../../../web/features/builder/components/list/CampRow'
import { CalendarLegend } from '../../../../../web/trip/building/calendar/CalendarLegend'
import { AssignedRooms } from '../../../../../web/trip/building/detail/AssignedRooms'
import { SegmentCard } from '../../../../../web/trip/building/drawer/SegmentSlider'
import { ownCamp } from '../../../../../web/trip/building/model/builder-camp'
import { staysOf } from '../../../../../web/trip/building/model/builder-segment'
import { initialData, useBuilder } from '../../../../../web/trip/building/state/builder-store'
import { aCamp, aLine, aStay } from '../support'

beforeEach(() => useBuilder.setState(initialData, true))

const drawn = (node: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>)
const nothing = () => {}

function card(...segments: Parameters<typeof staysOf>[0]) {
  const [stay] = staysOf(segments)
  if (stay === undefined) throw new Error('There is no stay')
  return drawn(<SegmentCard stay={stay} onEdit={nothing} onRemove={nothing} />)
}

describe('a stay in the drawer', () => {
  test('names its one room and who is in it', () => {
    const html = card(aStay({ rooms: [aLine({ adults: 2, children: 1 })] }))
    expect(html).toContain('Jun 15 – 18')
    expect(html).toContain('Tented Suite, twin')
    expect(html).toContain('2 adults, 1 child')
    expect(html).toContain('Edit Rooms')
    expect(html).toContain('aria-label="Remove Jao Camp"')
    expect(html).toContain('data-tip="Remove Accommodation"')
  })

  test('counts several rooms', () => {
    expect(card(aStay({ rooms: [aLine(), aLine({ id: 'r2' })] }))).toContain('2 Rooms')
  })

  test('says what is missing', () => {
    expect(card(aStay())).toContain('No rooms yet')
    expect(card(aStay(ownCamp))).toContain('No region yet')
    expect(card(aStay({ dmcArrangedOnly: true }))).toContain('Arranged for you')
  })
})

describe('an accommodation', () => {
  test('without a date has neither price nor calendar', () => {
    const html = drawn(<CampRow camp={aCamp()} hasDate={false} room={700} onView={nothing} />)
    expect(html).toContain('Okavango Delta, Botswana')
    expect(html).toContain('View Detail')
    expect(html).not.toContain('per person')
    expect(html).not.toContain('Show availability')
  })

  test('with a date offers its availability', () => {
    expect(drawn(<CampRow camp={aCamp()} hasDate room={700} onView={nothing} />)).toContain(
      'Show availability',
    )
  })

  test('says from which age children may stay, and that it answers live', () => {
    const html = drawn(<CampFacts camp={aCamp()} />)
    expect(html).toContain('data-tip="Children permitted 6 years and up"')
    expect(html).toContain('Live availability')
    expect(drawn(<CampFacts camp={aCamp({ online: false, minChildAge: 0 })} />)).not.toContain(
      'Live availability',
    )
  })

  test('for children of 12 and up is marked for a party with a child of 9', () => {
    expect(drawn(<ChildMark minChildAge={12} youngest={9} />)).toContain('Ages 12 and up only')
    expect(drawn(<ChildMark minChildAge={9} youngest={9} />)).not.toContain('and up only')
    expect(drawn(<ChildMark minChildAge={12} youngest={undefined} />)).not.toContain('and up only')
  })
})

describe('smaller parts', () => {
  test('no chosen region is All Regions', () => {
    expect(drawn(<RegionChips />)).toContain('All Regions')
  })

  test('rooms of a stay are numbered and can be edited and removed', () => {
    const lines = [aLine(), aLine({ id: 'r2', adults: 1 })]
    const html = drawn(<AssignedRooms segment={aStay({ rooms: lines })} lines={lines.slice(1)} />)
    expect(html).toContain('Room 2')
    expect(html).toContain('aria-label="Edit Room 2"')
    expect(html).toContain('aria-label="Remove Room 2"')
  })

  test('the legend of an own arrangement explains only what can be seen there', () => {
    expect(drawn(<CalendarLegend isOwn />)).not.toContain('On request')
    expect(drawn(<CalendarLegend isOwn={false} />)).toContain('On request')
  })
})
