// @vitest-environment happy-dom
import '../memory-storage'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { monthOf } from '#shared/dates/calendar-date'
import { optionKeySchema } from '#shared/ids/ids'
import { SnackbarStack } from '../../../../../web/components/snackbar/SnackbarStack'
import { RoomActions } from '../../../../../web/features/builder/components/detail/RoomActions'
import { RoomButtons } from '../../../../../web/features/first-builder/camp/RoomButtons'
import { RoomsSection } from '../../../../../web/trip/building/detail/RoomsSection'
import { initialData, useBuilder } from '../../../../../web/trip/building/state/builder-store'
import {
  setChildAge,
  setChildren,
  setVisibleMonth,
} from '../../../../../web/trip/building/state/search-actions'
import { renderPage, type Server } from '../../../../support/render-page'
import { aCamp, aRoomType, aStay, day } from '../support'

const camp = aCamp({ minChildAge: 6 })
const room = aRoomType({ minChildAge: 0 })
const offer = {
  optionKey: room.optionKey,
  available: 3,
  price: 255_800,
  rateCurrency: 'USD',
  label: '',
  minChildAge: 0,
}

beforeEach(() => useBuilder.setState({ ...initialData, segments: [aStay()] }, true))

const showRooms = (Actions: typeof RoomActions, server: Server = {}) =>
  renderPage(
    <>
      <RoomsSection camp={camp} Actions={Actions} done={null} />
      <SnackbarStack />
    </>,
    {
      server: {
        'POST /api/Rooms/getBySupplier': { supplierCode: camp.supplierCode, rooms: [room] },
        'POST /api/Availability/getBySupplier': { rooms: [offer] } as never,
        'POST /api/Rates/inclusions': { inclusions: [] },
        'POST /api/Rates/getBySupplier': { rules: [] },
        'POST /api/Rates/lowest-rate': ({ body }) => {
          const { startDate } = Object(body)
          const roomRatePP = startDate === '2027-02-01' ? 340_200 : 258_600
          return {
            rates: [],
            rooms: [{ optionKey: room.optionKey, roomRatePP, rateCurrency: 'USD' }],
          }
        },
        'POST /api/Calendar/bySupplier': { supplierCode: camp.supplierCode, days: [] } as never,
        'GET /api/Camps/{id}/accommodation-info': { rooms: [] } as never,
        'GET /api/Info/getExchangeRates': { rates: {} } as never,
        ...server,
      },
    },
  )
const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test.each([
  ['second', RoomActions],
  ['first', RoomButtons],
])(
  '2 §5.4: the %s builder’s room cards judge the camp’s minimum child age, also when an age changes later',
  async (_, Actions) => {
    setChildren(1)
    await showRooms(Actions)
    expect((await button(/^Add Room/)).disabled).toBe(false)
    act(() => setChildAge(0, 5))
    expect((await button(/^Invalid Child Age/)).disabled).toBe(true)
    expect(
      screen.getAllByText('Children permitted 6 years and up', { exact: false }).length,
    ).toBeGreaterThan(0)
    for (const fill of screen.queryAllByRole<HTMLButtonElement>('button', { name: /^Fill room/ })) {
      expect(fill.disabled).toBe(true)
    }
  },
)

test.each([
  ['second', RoomActions],
  ['first', RoomButtons],
])(
  '2 §4.2: the %s builder’s room cards say that availability is loading, and nothing else until it is there',
  async (_, Actions) => {
    let answer = () => {}
    const later = new Promise<void>((resolve) => {
      answer = resolve
    })
    await showRooms(Actions, {
      'POST /api/Availability/getBySupplier': async () => {
        await later
        return { rooms: [offer] } as never
      },
    })
    expect((await button(/^Availability is loading/)).disabled).toBe(true)
    expect(screen.queryByText(/Not Available/)).toBeNull()
    await act(async () => answer())
    expect((await button(/^Add Room/)).disabled).toBe(false)
  },
)

test('2 §2.1, §9: room cards without dates show the room’s price in the month that the calendar shows', async () => {
  useBuilder.setState({ ...initialData, date: day('2027-02-10') }, true)
  await showRooms(RoomButtons)
  const inFebruary = (await screen.findByText(/^\$[\d,]+$/)).textContent
  act(() => setVisibleMonth(camp.supplierCode, monthOf(day('2027-03-01'))))
  await waitFor(() => expect(screen.queryByText(inFebruary ?? '')).toBeNull())
  const inMarch = (await screen.findByText(/^\$[\d,]+$/)).textContent
  const dollars = [inFebruary, inMarch].map((text) => Number(text?.replace(/\D/g, '')))
  expect((dollars[0] ?? 0) / (dollars[1] ?? 1)).toBeCloseTo(340_200 / 258_600, 2)
})

const card = () => screen.findByRole('article', { name: room.name })
const family = aRoomType({
  optionKey: optionKeySchema.parse('JAO-FAMILY'),
  systemType: 'Family',
  name: 'Jao Villa',
  normalChildren: 3,
  normalAdults: 4,
  guestNormal: 5,
})
const twoRooms: Server = {
  'POST /api/Rooms/getBySupplier': { supplierCode: camp.supplierCode, rooms: [room, family] },
  'POST /api/Availability/getBySupplier': {
    rooms: [offer, { ...offer, optionKey: family.optionKey }],
  } as never,
}

test.each([
  ['second', RoomActions],
  ['first', RoomButtons],
])(
  'the %s builder’s room card for a child too young says that alone, and leads to the ages',
  async (_, Actions) => {
    setChildren(1)
    setChildAge(0, 5)
    const { user } = await showRooms(Actions)
    await button(/^Invalid Child Age/)
    const shown = within(await card())
    expect(shown.queryByText(/Rooms available/)).toBeNull()
    expect(shown.queryByRole('button', { name: /See available dates/ })).toBeNull()
    await user.click(shown.getByRole('button', { name: 'Change age' }))
    await user.selectOptions(await screen.findByLabelText('Child 1'), '9')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect((await button(/^Add Room/)).disabled).toBe(false)
    shown.getByText('Rooms available: 3')
  },
)

test('a rate for children waits for their ages, which count as 12 until they are chosen', async () => {
  setChildren(1)
  const { user } = await showRooms(RoomButtons)
  const shown = within(await card())
  await user.click(await shown.findByRole('button', { name: 'Choose age' }))
  const choice = await screen.findByLabelText<HTMLSelectElement>('Child 1')
  expect(choice.selectedOptions[0]?.text).toBe('Choose age')
  expect(useBuilder.getState().childrenAges).toEqual([12])
  await user.selectOptions(choice, '9')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(useBuilder.getState().childrenAges).toEqual([9])
  expect(screen.queryByRole('button', { name: 'Choose age' })).toBeNull()
})

test.each([
  ['second', RoomActions],
  ['first', RoomButtons],
])(
  'in the %s builder, Place everyone puts the whole party into rooms, and Undo takes them back',
  async (_, Actions) => {
    useBuilder.setState({ adults: 2, children: 2, childrenAges: [9, 7] })
    const { user } = await showRooms(Actions, twoRooms)
    await screen.findAllByRole('button', { name: /^Add Room/ })
    await user.click(screen.getByRole('button', { name: 'Place everyone' }))
    const rooms = () => useBuilder.getState().segments[0]?.rooms ?? []
    await waitFor(() => expect(rooms()).toHaveLength(1))
    expect(rooms()[0]).toMatchObject({ room: { name: 'Jao Villa' }, adults: 2, children: 2 })
    expect(screen.queryByRole('button', { name: 'Place everyone' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rooms()).toHaveLength(0))
  },
)
