import { beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type ItineraryPart, mayChangeIn, statesByPart } from '#shared/itinerary/parts'
import { type ItineraryState, isInFlight, itineraryStates } from '#shared/itinerary/states'
import { allowedActions, canDo, type ItineraryAction } from '#shared/itinerary/transitions'
import type { ItineraryChange } from '../../../../functions/data/itineraries/itinerary-change'
import type { SupplierSystem } from '../../../../functions/suppliers/supplier-system'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  aQuote,
  type CalledRoute,
  marula,
  plainSuppliers,
  refusalOf,
  tripWorld,
} from '../../../support/trip-world'

const reference = 'TMB-0001'

/**
 * Every route that does something to a trip, by its row of the table in
 * shared/itinerary/transitions.ts.
 */
const actions: readonly (readonly [ItineraryAction, CalledRoute, (id: string) => object])[] = [
  ['GetQuote', 'POST /api/WindowAPIs/GetQuote', (id) => ({ body: { itineraryId: id } })],
  ['GetHold', 'POST /api/WindowAPIs/GetHold', (id) => ({ body: { itineraryId: id } })],
  [
    'requestConfirmation',
    'POST /api/WindowAPIs/RequestConfirmation',
    (id) => ({ body: { itineraryId: id } }),
  ],
  [
    'answerRequest',
    'POST /api/WindowAPIs/AnswerRequest',
    (id) => ({ body: { itineraryId: id, segmentId: 's1', isGranted: true } }),
  ],
  ['ConfirmQuote', 'POST /api/WindowAPIs/ConfirmQuote', (id) => ({ body: { itineraryId: id } })],
  ['CancelBooking', 'POST /api/WindowAPIs/CancelBooking', (id) => ({ body: { itineraryId: id } })],
  ['RefreshQuote', 'POST /api/WindowAPIs/RefreshQuote', (id) => ({ body: { itineraryId: id } })],
  ['requote', 'POST /api/Itineraries/update-requote', (id) => ({ body: { id } })],
  [
    'restore',
    'POST /api/ItineraryHistory/{id}/restore',
    (id) => ({ params: { id }, body: { version: 1 } }),
  ],
]

/** Where each action leads from a state that allows it, when the supplier system says yes. */
const leadsTo: Record<string, (from: ItineraryState) => ItineraryState> = {
  GetQuote: () => 'quoting',
  GetHold: () => 'holding',
  requestConfirmation: () => 'confirm_requested',
  answerRequest: (from) => from,
  ConfirmQuote: () => 'confirming',
  CancelBooking: () => 'cancelled',
  RefreshQuote: (from) => (from === 'confirmed' ? 'confirmed' : from === 'quote' ? 'quote' : from),
  requote: () => 'quoting',
  restore: (from) => from,
}

const rooms = [{ optionKey: 'ZULU-TENT', adults: 2, children: 0 }]
const zulu = { supplierCode: 'ZULU', rooms }

/** What a change needs to know of the trip. */
interface Present {
  readonly id: string
  readonly version: number
  readonly segments: readonly object[]
}
const patch =
  (bodyOf: (trip: Present) => object) =>
  (trip: Present): object => ({
    params: { id: trip.id },
    version: trip.version,
    body: bodyOf(trip),
  })
const asked =
  (body: object) =>
  ({ id }: Present): object => ({ body: { itineraryId: id, ...body } })
const adding = (segment: object) => patch(({ segments }) => ({ segments: [...segments, segment] }))

/** Every change of a trip, by the part that it changes. */
const changes: readonly (readonly [
  what: string,
  part: ItineraryPart,
  address: CalledRoute,
  request: (trip: Present) => object,
])[] = [
  ['a name', 'details', 'PATCH /api/Itineraries/{id}', patch(() => ({ name: 'Another name' }))],
  [
    'a letter to consultants',
    'details',
    'POST /api/WindowAPIs/sendConsultantEmail',
    asked({ message: 'A cake, please' }),
  ],
  ['a discount', 'price', 'PATCH /api/Itineraries/{id}', patch(() => ({ discount: 100 }))],
  [
    'a currency',
    'price',
    'POST /api/Itineraries/{id}/change-currency',
    ({ id }) => ({ params: { id }, body: { currency: 'EUR' } }),
  ],
  ['travelers', 'stays', 'PATCH /api/Itineraries/{id}', patch(() => ({ adults: 3 }))],
  ['a later end', 'stays', 'PATCH /api/Itineraries/{id}', patch(() => ({ endDate: '2027-07-09' }))],
  [
    'another camp',
    'stays',
    'POST /api/WindowAPIs/swapAccommodation',
    asked({ segmentId: 's1', supplierCode: 'YANKEE', rooms: [] }),
  ],
  [
    'a night more',
    'stays',
    'POST /api/WindowAPIs/addAccommodationDays',
    asked({ segmentId: 's1', days: 1 }),
  ],
  [
    'a stay after the end',
    'stays',
    'POST /api/WindowAPIs/addAccommodationToStartEnd',
    asked({ ...zulu, position: 'end', nights: 2 }),
  ],
  [
    'a road',
    'transit',
    'PATCH /api/Itineraries/{id}',
    adding({ type: 'road', startDate: '2027-07-01', endDate: '2027-07-01' }),
  ],
  [
    'a walk',
    'activities',
    'PATCH /api/Itineraries/{id}',
    adding({ type: 'service', startDate: '2027-07-02', endDate: '2027-07-02' }),
  ],
  [
    'a dinner after the end',
    'activities',
    'PATCH /api/Itineraries/{id}',
    adding({ type: 'service', startDate: '2027-07-05', endDate: '2027-07-05' }),
  ],
]

/**
 * What the automation hook hears at once; what a worker comes to it hears from the worker. Version
 * 1 had no costs yet.
 */
const toldOf: Partial<Record<ItineraryAction, string[]>> = {
  GetHold: ['holdRequested'],
  restore: ['costChanges', 'sellPriceChanged'],
}

const bookingStatus: Partial<Record<ItineraryState, string>> = {
  provisional: 'Prov',
  confirm_requested: 'Prov',
  confirmed: 'Conf',
  unknown: '?',
}

/** A trip brought to a state by hand: its booking says what the state says. */
async function tripIn(state: ItineraryState, { isRequested = false } = {}) {
  const save: SupplierSystem['confirm'] = async (_request, change) => {
    await stores.itineraries.save(change({ status: 'Canc', bookingReference: reference }))
  }
  const suppliers: SupplierSystem = {
    ...plainSuppliers,
    cancel: save,
    noteAnswer: save,
    refresh: async () => ({ status: bookingStatus[state] ?? 'Quote', bookingReference: reference }),
  }
  const stores = memoryStores()
  const world = tripWorld(stores, { suppliers })
  const { id, itinerary } = await aQuote(world)
  const before = await stores.itineraries.get(marula, itineraryIdSchema.parse(id))
  if (before === undefined) throw new Error('there is no trip')
  const isBooked = bookingStatus[state] !== undefined
  const record: ItineraryRecord = {
    ...before.record,
    state,
    version: before.record.version + 1,
    ...(isBooked ? { bookingReference: reference, holdExpiry: '2026-11-25T15:00:00.000Z' } : {}),
    segments: before.record.segments.map((segment) => ({
      ...segment,
      inventoryStatus: isRequested ? 'Requested' : isBooked ? 'Provisional' : 'Draft',
    })),
  }
  const work = {
    action: 'GetQuote',
    token: 'another',
    since: '2026-11-20T08:00:00.000Z',
    sendNotify: false,
    total: 1,
  } as const
  const by = { kind: 'agent', id: 'agt_thabo', name: 'Thabo Dlamini' } as const
  const change: ItineraryChange = {
    before,
    after: { ...before, record, ...(isInFlight(state) ? { work: { ...work, by } } : {}) },
    entry: {
      at: '2026-11-20T08:00:00.000Z',
      by,
      action: 'brought here',
      changes: [],
      requestId: 'test',
    },
  }
  await stores.itineraries.save(change)
  world.messages.splice(0)
  stores.audit.splice(0)
  world.zaps.splice(0)
  return { world, stores, id, version: record.version, segments: itinerary.segments }
}

const everyPair = actions.flatMap(([action, address, request]) =>
  itineraryStates.map((state) => [action, state, address, request] as const),
)

describe('every action in every state', () => {
  beforeAll(() => void quietLog())

  test.each(everyPair)('%s in %s', async (action, state, address, request) => {
    const { world, stores, id } = await tripIn(state, { isRequested: action === 'answerRequest' })
    const answer = await world.call('thabo', address, request(id))
    const after = await stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    const [entry] = await stores.itineraries.history(
      { agency: marula, id: itineraryIdSchema.parse(id) },
      { limit: 1 },
    )

    if (!canDo(action, state)) {
      const isAgain =
        state ===
        (
          { GetQuote: 'quoting', GetHold: 'holding', ConfirmQuote: 'confirming' } as Record<
            string,
            string
          >
        )[action]
      if (isAgain) {
        expect(answer.status).toBe(200) // the same attempt: its message is sent again, nothing is stored
        expect(world.messages).toHaveLength(1)
      } else {
        expect(refusalOf(answer)).toMatchObject({
          status: 409,
          code: 'itinerary.wrong-state',
          details: { action, state, allowed: allowedActions(state) },
        })
        expect(world.messages.length).toBeLessThanOrEqual(1)
      }
      expect([after?.record.state, entry?.action, stores.audit]).toEqual([
        state,
        'brought here',
        [],
      ])
      return
    }
    expect(answer.status, answer.text).toBeLessThan(300)
    const to = leadsTo[action]?.(state)
    expect(after?.record.state).toBe(to)
    expect(entry).toMatchObject({
      version: after?.record.version,
      by: { kind: 'agent', id: 'agt_thabo' },
    })
    expect(entry?.action).not.toBe('brought here')
    const moved = stores.audit.filter((one) => one.action === 'system_status_change_itinerary')
    expect(moved.map(({ details }) => details)).toEqual(
      to === state
        ? []
        : [expect.objectContaining({ from: state, to, version: after?.record.version })],
    )
    expect(world.zaps.map(({ zap }) => zap)).toEqual(toldOf[action] ?? [])
    expect(world.messages).toHaveLength(to !== undefined && isInFlight(to) ? 1 : 0)
  })
})

const everyChange = changes.flatMap(([what, part, address, request]) =>
  itineraryStates.map((state) => [what, state, part, address, request] as const),
)

describe('every change in every state', () => {
  beforeAll(() => void quietLog())

  test.each(everyChange)(
    '%s in %s, by what may be changed of its %s',
    async (what, state, part, address, request) => {
      const { world, stores, id, version, segments } = await tripIn(state)
      const sent = segments.map(({ id: own, type, supplierCode, startDate, endDate }) => ({
        id: own,
        type,
        supplierCode,
        startDate,
        endDate,
        rooms,
      }))
      const answer = await world.call('thabo', address, request({ id, version, segments: sent }))
      const [entry] = await stores.itineraries.history(
        { agency: marula, id: itineraryIdSchema.parse(id) },
        { limit: 1 },
      )
      const isAlways = what === 'a letter to consultants'
      if (isAlways || mayChangeIn(state, part)) {
        expect(answer.status, answer.text).toBe(200)
        expect(entry).toMatchObject({ version: version + 1, state, by: { id: 'agt_thabo' } })
        return
      }
      expect(refusalOf(answer)).toMatchObject({
        status: 409,
        code: 'itinerary.wrong-state',
        details: { state, part, allowed: statesByPart[part] },
      })
      expect(entry?.action).toBe('brought here')
    },
  )
})
