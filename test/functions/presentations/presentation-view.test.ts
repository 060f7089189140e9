import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PortalPrice, portalPrices } from '#shared/api/portal-shapes'
import { type PresentationBlocks, presentationBlock } from '#shared/api/presentation-blocks'
import { presentationView as answer } from '#shared/api/presentation-shapes'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import { itineraryStates } from '#shared/itinerary/states'
import { presentationView } from '../../../functions/presentations/presentation-view'
import { anItinerary, aStay } from '../../shared/itinerary/builders'
import { leavesOf, marked } from '../../support/marked-records'
import { valuesOf } from '../../support/schema-values'

const people = {
  user: {
    agency: { name: 'Marula', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi', email: 'n@maru.example' },
  },
}
const parts = {
  agent: undefined,
  terms: undefined,
  uploads: [],
  agency: { name: 'Marula', agencyCode: 'MAR001', address: undefined, theme: {} },
  places: { camps: new Map(), hubs: new Map(), rooms: new Map() },
}

const noon = '2026-11-20T12:00:00.000Z'
const viewOf = (
  record: ItineraryRecord,
  price: PortalPrice = 'total',
  edits: PresentationBlocks = {},
) => presentationView({ ...parts, trip: { record, people }, portal: { price }, edits })

/**
 * What of a stored trip a presentation may show as it is, written out by hand: a new field of trips
 * is none of it.
 */
const shown = [
  'id',
  'name',
  'version',
  'currency',
  'startDate',
  'endDate',
  'adults',
  'children',
  'holdExpiry',
  'params.customizations.featuredImage.s3Key',
  'params.customizations.video.s3Key',
  'finance.sell',
  'finance.deposit',
  'finance.paid', // a deposit that is paid is not asked for
  'locked.finance.sell',
  'locked.finance.deposit',
  'locked.finance.paid',
  'parties[].name',
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
  ].map((field) => `segments[].${field}`),
]

const anyEdits = fc.dictionary(
  fc.constantFrom('cover', 'price', 'order', 'team', 'terms', 'route'),
  valuesOf(presentationBlock).map((block) => presentationBlock.safeParse(block).data ?? {}),
)

describe('a presentation of a trip', () => {
  test('holds no cost, margin, problem, note or hidden segment, whatever the trip holds and the agent edits', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(
        valuesOf(itineraryRecord),
        fc.constantFrom(...itineraryStates),
        fc.constantFrom<PortalPrice>(...portalPrices),
        anyEdits,
        (any, state, price, edits) => {
          const { data } = itineraryRecord.safeParse(any)
          fc.pre(data !== undefined)
          const { record, places } = marked({ ...data, state })
          const hidden = record.segments.map(({ hideFromClient }, at) =>
            hideFromClient ? `segments[${at}]` : '«none»',
          )
          for (const leaf of leavesOf(viewOf(record, price, edits))) {
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
    expect([...seen]).toEqual(expect.arrayContaining(['name', 'segments[].title', 'finance.sell']))
  })

  const segments = [
    aStay({
      id: 'a',
      country: 'Botswana',
      startDate: '2027-06-01',
      endDate: '2027-06-03',
      nights: 2,
    }),
    aStay({ id: 'x', type: 'flight', startDate: '2027-06-03', endDate: '2027-06-03', nights: 0 }),
    aStay({
      id: 'b',
      country: 'Zimbabwe',
      startDate: '2027-06-03',
      endDate: '2027-06-05',
      nights: 2,
    }),
    aStay({
      id: 's',
      type: 'service',
      campName: 'The Falls',
      startDate: '2027-06-04',
      endDate: '2027-06-04',
      nights: 0,
    }),
    aStay({
      id: 'c',
      country: 'Botswana',
      startDate: '2027-06-05',
      endDate: '2027-06-06',
      nights: 1,
    }),
  ]
  const trip = anItinerary({ startDate: '2027-06-01', endDate: '2027-06-06', segments })

  test('tells the journey by countries, ways with the country that they leave, activities as days', () => {
    const { chapters, sections } = viewOf(trip)
    expect(chapters.map(({ key, parts: own }) => [key, own.map(({ id }) => id)])).toEqual([
      ['chapter:botswana', ['a', 'x']],
      ['chapter:zimbabwe', ['b']],
      ['chapter:botswana-2', ['c']],
    ])
    expect(chapters[1]?.parts[0]).toMatchObject({
      number: 2,
      days: [{ day: 4, title: 'The Falls' }],
    })
    expect(sections).toEqual([...chapters.map(({ key }) => key), 'team', 'closing'])
  })

  test('says what is still to be paid, what cancelling costs, and that a planning fee is kept', () => {
    const cancellation = [{ days: 60, percent: 50 }]
    const payment = { serviceFee: 0, paymentType: 'deposit' } as const
    const payments = [
      { ...payment, paymentId: 'pay_1', amount: 900, status: 'Paid', purpose: 'planning' },
      { ...payment, paymentId: 'pay_2', amount: 7, status: 'Pending', writtenOff: { at: noon } },
    ] as unknown as ItineraryRecord['payments']
    const priced: ItineraryRecord = {
      ...trip,
      finance: { sell: 10_000, deposit: 5_000, paid: 900 } as ItineraryRecord['finance'],
      segments: trip.segments.map((one) => ({
        ...one,
        cancellation,
        sell: 2_000,
        costAmount: '9.00',
      })),
      payments,
    }
    const { price } = viewOf(priced)
    expect(price).toMatchObject({ total: 10_000, paid: 900, due: 9_093, keepsPlanningFee: true })
    expect(price?.cancellation?.[0]).toEqual({ from: '2027-04-02', amount: 1_000 })
    const alone = viewOf({ ...priced, payments: [] }, 'perPerson').price
    expect([alone?.due, alone?.cancellation, alone?.keepsPlanningFee]).toEqual(
      Array.from({ length: 3 }),
    )
  })

  test('is what its schema names and nothing else', () => {
    const view = JSON.parse(JSON.stringify(viewOf(trip)))
    expect(answer.parse(view)).toEqual(view)
  })

  test('shows what the agent wrote, hides what they hid, and numbers what is left', () => {
    const { chapters, title } = viewOf(trip, 'total', {
      cover: { title: 'Salt, river, thunder' },
      'segment:a': { isHidden: true },
      'segment:b': { title: 'Matetsi', text: '', days: { 0: { title: 'Arrive' } } },
      'chapter:zimbabwe': { title: 'Victoria Falls' },
      'segment:gone': { title: 'An orphan changes nothing' },
    })
    expect(title).toBe('Salt, river, thunder')
    const falls = chapters.find(({ key }) => key === 'chapter:zimbabwe')
    const [way, stay] = falls?.parts ?? []
    expect([falls?.title, way?.id, stay?.number, stay?.title]).toEqual([
      'Victoria Falls',
      'x',
      1,
      'Matetsi',
    ])
    expect(stay?.text).toBeUndefined()
    expect(stay?.days.map(({ day }) => day)).toEqual([3, 4])
  })
})
