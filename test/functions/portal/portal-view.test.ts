import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PortalPrice, portalPrices } from '#shared/api/portal-shapes'
import { calendarDate } from '#shared/dates/calendar-date'
import type { ClientId } from '#shared/ids/ids'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import { itineraryStates } from '#shared/itinerary/states'
import type { TripPortalRecord } from '../../../functions/data/itineraries/trip-portal-store'
import { portalTripOf } from '../../../functions/portal/portal-view'
import { anItinerary, aStay } from '../../shared/itinerary/builders'
import { leavesOf, marked } from '../../support/marked-records'
import { valuesOf } from '../../support/schema-values'

const people = {
  user: {
    agency: { name: 'Marula', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi', email: 'n@maru.example' },
  },
}
const places = { camps: new Map(), hubs: new Map(), rooms: new Map() }

const account = {
  currency: 'USD',
  holder: 'Marula Journeys (Pty) Ltd',
  bank: 'First Bank of Botswana',
  account: '6201 2345 678',
  code: 'FIRNBWGX',
  note: '',
}

const viewOf = (
  record: ItineraryRecord,
  portal: Partial<TripPortalRecord> = {},
  reader = record.clientId,
) =>
  portalTripOf(
    {
      stored: { record, people, contentVersion: 1 },
      standing: portalStandingOf(record.state) ?? 'updating',
    },
    {
      places,
      portal: {
        version: 1,
        price: 'total',
        views: 0,
        filmViews: 0,
        reading: {},
        likes: [],
        ...portal,
      },
      today: calendarDate('2026-11-20'),
      clientId: reader as ClientId,
      accounts: [account],
    },
  )

/**
 * What of a stored trip may reach its client as it is: written out by hand, so that a new field of
 * trips is none of it.
 */
const shown = [
  'id',
  'name',
  'currency',
  'startDate',
  'endDate',
  'adults',
  'children',
  'bookingReference',
  'params.customizations.featuredImage.s3Key',
  'params.customizations.video.s3Key',
  'finance.sell',
  'finance.deposit',
  'finance.paid',
  'locked.finance.sell',
  'locked.finance.deposit',
  'locked.finance.paid',
  ...[
    'id',
    'startDate',
    'endDate',
    'nights',
    'title',
    'campName',
    'description',
    'regionName',
    'country',
    'featuredImage.s3Key',
    'mealBasis',
    'inclusions',
    // Only what is paid locally: charge-words.test.ts.
    'charges[].name',
    'charges[].amount',
    'charges[].currency',
    'extras[]',
    'supplierCode',
    'type',

    'flightNumber',
    'departureTime',
    'arrivalTime',
    'rooms[].name',
    'rooms[].adults',
    'rooms[].children',
    'optionSell',
  ].map((field) => `segments[].${field}`),
  ...[
    'paymentId',
    'amount',
    'fees.credit',
    'fees.ach',
    'dueDate',
    'paidAt',
    'receiptNumber',
    'refund.amount',
    // What went back of it while the rest is still to go.
    'refund.sent',
  ].map((field) => `payments[].${field}`),
  'parties[].name',
  // What cancelling cost those who pay for a group.
  'partyCancellations[].partyId',
  'partyCancellations[].fee',
]

describe('what a client reads of a trip', () => {
  const states = itineraryStates.filter((state) => portalStandingOf(state) !== undefined)
  test('holds no cost, margin, problem, note or hidden segment, whatever the trip holds', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(
        valuesOf(itineraryRecord),
        fc.constantFrom(...states),
        fc.constantFrom<PortalPrice>(...portalPrices),
        fc.boolean(),
        (any, state, price, isLocked) => {
          const { data } = itineraryRecord.safeParse(any)
          fc.pre(data !== undefined)
          const { record, places } = marked({
            ...data,
            state,
            flags: isLocked ? ['locked_incompatible'] : [],
          })
          const hidden = record.segments.map(({ hideFromClient }, at) =>
            hideFromClient ? `segments[${at}]` : '«none»',
          )
          for (const leaf of leavesOf(viewOf(record, { price }))) {
            const paths = [...places].filter(
              ([text]) => leaf === text || (text.startsWith('«') && leaf.includes(text)),
            )
            for (const [, path] of paths) {
              const plain = path.replace(/\[\d+\]/g, '[]')
              expect(shown).toContain(plain)
              expect(hidden.filter((segment) => path.startsWith(segment))).toEqual([])
              seen.add(plain)
            }
          }
        },
      ),
      { numRuns: 400 },
    )
    // The property has met what may be shown: it does not pass because nothing is.
    expect([...seen]).toEqual(
      expect.arrayContaining(['name', 'segments[].title', 'finance.sell', 'payments[].amount']),
    )
  })

  const priced = anItinerary({
    state: 'quote',
    adults: 2,
    children: 0,
    segments: [aStay({ costAmount: '800.00', currency: 'USD' })],
    finance: { ...anyFinance(), sell: 1_000_01, deposit: 300_00 },
  })

  test.each([
    ['total', { total: 1_000_01, deposit: 300_00 }],
    ['perPerson', { perPerson: 500_01, deposit: 300_00 }],
    ['none', undefined],
  ] as const)('shows the price as the agent chooses: %s', (price, expected) => {
    const { price: read } = viewOf(priced, { price })
    expect(read && JSON.parse(JSON.stringify(read))).toEqual(expected)
  })

  test('asks for no deposit once it is paid, and says what has come in', () => {
    const read = (paid: number) =>
      viewOf({ ...priced, finance: { ...anyFinance(), sell: 1_000_01, deposit: 300_00, paid } })
        .price
    expect(read(299_99)).toMatchObject({ deposit: 300_00, paid: 299_99 })
    expect(read(300_00)).toMatchObject({ deposit: undefined, paid: 300_00 })
  })

  test('says with the total what cancelling costs from which day on, by the suppliers or the trip’s own policy', () => {
    const stay = {
      ...aStay({ costAmount: '800.00' }),
      startDate: '2027-06-15',
      endDate: '2027-06-18',
      sell: 600_00,
    }
    const segments = [{ ...stay, cancellation: [{ days: 30, percent: 50 }] }]
    const trip = anItinerary({
      ...priced,
      state: 'quote',
      segments,
      startDate: '2027-06-15',
      endDate: '2027-06-18',
    })
    const of = (record: ItineraryRecord, price: PortalPrice = 'total') =>
      viewOf(record, { price }).price?.cancellation
    expect(of(trip)).toEqual([{ from: '2027-05-16', amount: 300_00 }])
    expect(of({ ...trip, cancellation: [{ days: 60, percent: 10 }] })).toEqual([
      { from: '2027-04-16', amount: 100_00 },
    ])
    expect([of(trip, 'perPerson'), of({ ...trip, segments: [] })]).toEqual([undefined, undefined])
  })

  test('says where a wire goes while something can be paid, in the trip’s currency alone', () => {
    const payment: Payment = {
      paymentId: 'pay_1' as Payment['paymentId'],
      paymentType: 'deposit',
      amount: 300_00,
      serviceFee: 0,
      status: 'Pending',
    }
    const wireOf = (part: Partial<ItineraryRecord>) =>
      viewOf({ ...priced, state: 'provisional', currency: 'USD', payments: [payment], ...part })
        .wire
    expect(wireOf({ bookingReference: 'TMB-42' })).toEqual([
      { label: 'Account holder', value: account.holder },
      { label: 'Bank', value: account.bank },
      { label: 'Account', value: account.account },
      { label: 'SWIFT, routing or sort code', value: account.code },
      { label: 'Reference', value: 'TMB-42' },
    ])
    expect(wireOf({ currency: 'EUR' })).toBeUndefined()
    expect(wireOf({ payments: [{ ...payment, status: 'Paid' }] })).toBeUndefined()
  })

  test('shows by party what each group pays', () => {
    const travelers = ['t1', 't2'].map((id) => ({ id, firstName: id }))
    const parties = travelers.map(({ id }) => ({
      id: `p_${id}`,
      name: id,
      travelerIds: [id],
      allocations: {},
    }))
    const { price } = viewOf({ ...priced, travelers, parties }, { price: 'party' })
    expect(price?.parties?.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000_01)
    expect(price).toMatchObject({ total: 1_000_01, parties: [{ name: 't1' }, { name: 't2' }] })
  })

  test('shows everybody their own share alone once others pay for groups of the trip', () => {
    const clients = ['cli_trips', 'cli_adams', 'cli_benson', 'cli_cleom'] as ClientId[]
    const sell = 987_654_32
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(undefined, ...clients), { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...clients),
        fc.constantFrom<PortalPrice>(...portalPrices),
        fc.constantFrom('provisional', 'confirmed', 'quote'),
        (payers, reader, price, state) => {
          fc.pre(payers.some((payer) => payer !== undefined && payer !== 'cli_trips'))
          const travelers = payers.map((_, at) => ({ id: `t${at}`, firstName: `Person${at}` }))
          const parties = payers.map((clientId, at) => ({
            id: `p${at}`,
            name: `Family ${at}`,
            travelerIds: [`t${at}`],
            allocations: {},
            clientId,
          }))
          const payments = parties.flatMap(({ id }, at) =>
            ['Pending', 'Paid'].map((status, part) => ({
              paymentId: `pay_own${at}${part}`,
              partyId: id,
              paymentType: 'deposit',
              status,
              serviceFee: 0,
              amount: 7_000_010 * (at + 1) + part,
              dueDate: '2026-12-01',
            })),
          ) as Payment[]
          const record = itineraryRecord.parse({
            ...priced,

            state,
            clientId: 'cli_trips',
            travelers,
            parties,
            payments,
            finance: { ...anyFinance(), sell, deposit: 1 },
          })
          const told = JSON.stringify(viewOf(record, { price }, reader))
          const isOwn = (at: number) => (payers[at] ?? 'cli_trips') === reader
          expect(told).not.toContain(String(sell))
          payers.forEach((_, at) => {
            expect([
              at,
              told.includes(`"pay_own${at}0"`),
              told.includes(`"pay_own${at}1"`),
            ]).toEqual([at, isOwn(at), isOwn(at)])
            expect(told.includes(`Family ${at}`)).toBe(isOwn(at))
            if (!isOwn(at))
              expect(told).not.toMatch(
                new RegExp(`:${String(7_000_010 * (at + 1)).slice(0, -1)}[01]\\b`),
              )
          })
          expect(told).not.toMatch(/Person|"cli_/)
        },
      ),
    )
  })

  test.each(portalPrices)(
    'shows no price while a stay has none, because the sum would be of a part: %s',
    (price) => {
      const partly = { ...priced, segments: [...priced.segments, aStay({ id: 's2' })] }
      expect(viewOf(partly, { price }).price).toBeUndefined()
    },
  )

  test('shows the price that was promised while the agent’s own has moved on', () => {
    const locked = {
      finance: { ...anyFinance(), sell: 900_00, deposit: 1 },
      at: '2026-11-20T08:00:00Z',
    }
    expect(viewOf({ ...priced, locked, flags: ['locked_incompatible'] }).price?.total).toBe(900_00)
    expect(viewOf({ ...priced, locked }).price?.total).toBe(1_000_01)
  })

  test.each([
    [
      { status: 'Pending', dueDate: '2026-11-19' },
      { status: 'overdue', isPayable: true },
    ],
    [
      { status: 'Pending', dueDate: '2026-11-21' },
      { status: 'due', isPayable: true },
    ],
    [{ status: 'Authorized' }, { status: 'processing', isPayable: false }],
    [{ status: 'Error' }, { status: 'failed', isPayable: true }],
    [{ status: 'Paid' }, { status: 'paid', isPayable: false }],
  ] as const)('a payment %o reads as %o', (named, expected) => {
    const payment = {
      paymentId: 'pay_0001',
      paymentType: 'deposit',
      amount: 1,
      serviceFee: 0,
      ...named,
    } as Payment
    expect(viewOf({ ...priced, payments: [payment] }).payments).toMatchObject([expected])
  })

  test('tells what the price includes, and no extra charge by itself', () => {
    const segments = [
      aStay({ id: 'a' }),
      aStay({ id: 'b', arrangedBy: 'Agent' }),
      aStay({ id: 'c', arrangedBy: 'Agent', chargeable: true }),
      aStay({ id: 'd', type: 'price' }),
      aStay({ id: 'e', type: 'service', optional: true, chargeable: false }),
      aStay({ id: 'f', type: 'service', optional: true }),
    ]
    const { parts } = viewOf({ ...priced, segments })
    expect(
      parts.map(({ id, isIncluded, isOffered }) => [id, isIncluded, isOffered]).toSorted(),
    ).toEqual([
      ['a', true, undefined],
      ['b', false, undefined],
      ['c', true, undefined],
      ['e', false, true],
      ['f', true, undefined],
    ])
  })
})

function anyFinance() {
  return {
    currency: 'USD',
    sell: 0,
    sellingPrice: 0,
    deposit: 0,
    deposit_fee_credit: 0,
    deposit_fee_ach: 0,
    sell_fee_credit: 0,
    sell_fee_ach: 0,
    balance: 0,
    balance_fee_credit: 0,
    balance_fee_ach: 0,
    paid: 0,
    serviceFee: 0,
    discount: 0,
    customPriceAdjustment: 0,
    customPriceAdjustmentFee: 0,
  }
}
