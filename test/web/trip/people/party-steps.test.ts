import { describe, expect, test } from 'vitest'
import type { NewValues } from '../../../../web/trip/edits/editor-state'
import { fieldValue, withEdits } from '../../../../web/trip/edits/trip-fields'
import {
  backTo,
  equalSplit,
  families,
  familySplit,
  groupAddition,
  groupRemoval,
  hasPaid,
  moveTo,
  paymentsNote,
} from '../../../../web/trip/people/party-steps'
import { aTrip, editsOf } from '../builders'

const traveler = (id: string, lastName?: string) => ({
  id,
  firstName: id,
  ...(lastName === undefined ? {} : { lastName }),
})
const party = (id: string, travelerIds: string[], allocations: Record<string, number> = {}) => ({
  id,
  name: id.toUpperCase(),
  travelerIds,
  allocations,
})
const withStep = (trip: ReturnType<typeof aTrip>, values: NewValues) =>
  withEdits(
    trip,
    editsOf(
      Object.fromEntries(
        Object.entries(values).map(([path, to]) => [path, [fieldValue(trip, path) ?? null, to]]),
      ),
    ),
  )
const ids = () => {
  let next = 0
  return () => `new${next++}`
}
const told = ({ parties }: ReturnType<typeof aTrip>) =>
  parties.map(({ name, travelerIds }) => [name, travelerIds])

describe('party groups', () => {
  test('begin as two, with everybody in the first', () => {
    const trip = aTrip({ travelers: [traveler('ann'), traveler('bo')] })
    const split = withStep(trip, groupAddition(trip, ids()))
    expect(told(split)).toEqual([
      ['Group 1', ['ann', 'bo']],
      ['Group 2', []],
    ])
    expect(
      told(
        withStep(
          split,
          groupAddition(split, () => 'third'),
        ),
      )[2],
    ).toEqual(['Group 3', []])
  })

  test('can be a family each', () => {
    const travelers = [
      traveler('ann', 'Lee'),
      traveler('bo', 'de Vries'),
      traveler('cy', 'lee '),
      traveler('di'),
    ]
    expect(families(travelers)).toEqual([
      { name: 'Lee family', travelerIds: ['ann', 'cy'] },
      { name: 'bo de Vries', travelerIds: ['bo'] },
      { name: 'di', travelerIds: ['di'] },
    ])
    const trip = aTrip({ travelers })
    expect(told(withStep(trip, familySplit(trip)?.(ids()) ?? {}))).toHaveLength(3)
  })

  test.each([
    ['one family', [traveler('ann', 'Lee'), traveler('bo', 'Lee')]],
    ['nobody with anybody', [traveler('ann', 'Lee'), traveler('bo', 'Berg')]],
    ['nobody', []],
  ])('are no families where there is %s', (_, travelers) => {
    expect(familySplit(aTrip({ travelers }))).toBeUndefined()
  })

  test('leave their shares to the others', () => {
    const parties = [
      party('a', ['ann'], { s1: 50 }),
      party('b', [], { s1: 25 }),
      party('c', ['bo'], { s1: 25 }),
    ]
    const trip = aTrip({ travelers: [traveler('ann'), traveler('bo')], parties })
    const two = withStep(trip, groupRemoval(trip, 'c'))
    expect(two.parties.map(({ allocations }) => allocations)).toEqual([
      { s1: 66.67 },
      { s1: 33.33 },
    ])
    const one = withStep(two, groupRemoval(two, 'b'))
    expect(one.parties).toEqual([party('a', ['ann'])])
  })

  test('come back as they were, whatever was edited since', () => {
    const parties = [party('a', ['ann'], { s1: 50 }), party('b', ['bo'], { s1: 50 })]
    const trip = aTrip({ travelers: [traveler('ann'), traveler('bo')], parties })
    const removal = groupRemoval(trip, 'b')
    const since = withStep(withStep(trip, removal), { name: 'Kalahari' })
    expect(withStep(since, backTo(trip, removal))).toMatchObject({ name: 'Kalahari', parties })
  })

  test('take several at once', () => {
    const trip = aTrip({
      travelers: [traveler('ann'), traveler('bo')],
      parties: [party('a', ['ann', 'bo']), party('b', [])],
    })
    expect(told(withStep(trip, moveTo(['ann', 'bo'], 'b')))).toEqual([
      ['A', []],
      ['B', ['ann', 'bo']],
    ])
  })

  test('share by travelers again', () => {
    const trip = aTrip({
      parties: [party('a', [], { s1: 10, s2: 100 }), party('b', [], { s1: 90 })],
    })
    expect(withStep(trip, equalSplit(trip)).parties.map(({ allocations }) => allocations)).toEqual([
      {},
      {},
    ])
  })
})

describe('payments of groups', () => {
  const payment = (
    amount: number,
    partyId: string | undefined,
    status: 'Paid' | 'Pending' = 'Pending',
  ) => ({
    paymentId: 'pay_deposit',
    paymentType: 'deposit' as const,
    amount,
    serviceFee: 0,
    status,
    ...(partyId === undefined ? {} : { partyId }),
  })
  const bills = [
    { id: 'a', sell: 60 },
    { id: 'b', sell: 40 },
  ]

  test.each([
    ['none were asked for', [], undefined],
    [
      'each was asked for its share',
      [payment(20, 'a'), payment(40, 'a'), payment(40, 'b')],
      undefined,
    ],
    ['all were asked as one bill', [payment(100, undefined)], /as one bill/],
    ['the shares have moved since', [payment(50, 'a'), payment(50, 'b')], /groups have changed/],
  ])('say nothing more than needed when %s', (_, payments, words) => {
    const note = paymentsNote(aTrip({ payments }), bills)
    if (words === undefined) expect(note).toBeUndefined()
    else expect(note).toMatch(words)
  })

  test('of groups that are there no more are told too', () => {
    expect(paymentsNote(aTrip({ payments: [payment(100, 'gone')] }), [])).toMatch(
      /groups have changed/,
    )
    expect(
      paymentsNote(aTrip({ payments: [payment(100, undefined)] }), [{ id: 'a', sell: 100 }]),
    ).toBeUndefined()
  })

  test('keep a group that has paid', () => {
    const trip = aTrip({ payments: [payment(50, 'a', 'Paid'), payment(50, 'b')] })
    expect(['a', 'b'].map((id) => hasPaid(trip, id))).toEqual([true, false])
  })
})
