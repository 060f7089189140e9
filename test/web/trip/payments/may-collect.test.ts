import { expect, test } from 'vitest'
import { itineraryStates } from '#shared/itinerary/states'
import {
  mayCollect,
  moneyOf,
  staleNote,
  unheldNote,
  whyNoPayments,
} from '../../../../web/trip/payments/may-collect'

const paid = { status: 'Paid' }
const payable = ['quote', 'provisional', 'confirm_requested', 'unknown', 'confirming', 'confirmed']

test('payments may be asked for in the states of 1 §4 that allow them, once there is a price and none are asked for', () => {
  const may = itineraryStates.filter(
    (state) => mayCollect({ state, sell: 100, payments: [] }).generate,
  )
  expect([...may].sort()).toEqual([...payable].sort())
  expect(mayCollect({ state: 'quote', sell: 0, payments: [] }).generate).toBe(false)
  expect(mayCollect({ state: 'quote', sell: 100, payments: [paid] }).generate).toBe(false)
})

test('a planning fee that was asked for alone is said', () => {
  const planning = { purpose: 'planning', status: 'Paid' } as const
  expect(whyNoPayments({ state: 'quote', sell: 1, payments: [planning] })).toMatch(
    /^Only the planning fee is requested\./,
  )
})

test('nothing is asked for while a stay waits for its price', () => {
  const stay = { type: 'stay', supplierCode: 'JAO' }
  const trip = {
    state: 'quote',
    payments: [],
    finance: { sell: 100 },
    flags: ['inconsistent'],
  } as const
  const money = moneyOf({ ...trip, itinerary: { segments: [stay] } })
  expect(mayCollect(money).generate).toBe(false)
  expect(whyNoPayments(money)).toMatch(/A stay has no price yet/)
  for (const other of [
    { ...trip, itinerary: { segments: [{ ...stay, costAmount: 100 }] } },
    { ...trip, flags: [], itinerary: { segments: [stay] } },
  ])
    expect(mayCollect(moneyOf(other)).generate).toBe(true)
})

test.each(['requote', 'locked_incompatible'])(
  'with the flag %s payments are to be asked for anew, paid or not',
  (flag) => {
    const told = itineraryStates.filter(
      (state) => staleNote({ state, flags: [flag], payments: [paid] }) !== undefined,
    )
    expect([...told].sort()).toEqual([...payable].sort())
  },
)

test('nothing is to be asked for anew where the price is the one of the payments, or nothing was asked for', () => {
  expect(staleNote({ state: 'confirmed', flags: ['genpay'], payments: [paid] })).toBeUndefined()
  expect(staleNote({ state: 'quote', flags: ['requote'], payments: [] })).toBeUndefined()
})

test('money without rooms is told of in a quote alone, and not once it went back', () => {
  expect(unheldNote({ state: 'quote', payments: [paid] })).toMatch(/Hold the rooms/)
  expect(unheldNote({ state: 'quote', payments: [{ ...paid, refund: {} }] })).toBeUndefined()
  expect(
    unheldNote({ state: 'quote', bookingReference: 'WND-1', payments: [paid] }),
  ).toBeUndefined()
  expect(unheldNote({ state: 'provisional', payments: [paid] })).toBeUndefined()
})

test('a planning fee is asked for before everything else, and can be cleared until it is paid', () => {
  const planning = { purpose: 'planning' as const, status: 'Pending' }
  const may = (payments: readonly { purpose?: 'planning'; status: string }[]) =>
    mayCollect({ state: 'estimate', sell: 0, payments })
  expect(may([])).toMatchObject({ planningFee: true, clear: false, generate: false })
  expect(may([planning])).toMatchObject({ planningFee: false, clear: true, collect: true })
  expect(may([{ ...planning, status: 'Paid' }]).clear).toBe(false)
  const quote = mayCollect({ state: 'quote', sell: 100, payments: [planning] })
  expect(quote).toMatchObject({ generate: true, edit: false })
  for (const state of ['cancelled', 'saved', 'example'] as const)
    expect(mayCollect({ state, sell: 100, payments: [] }).planningFee).toBe(false)
})
