import type { ToldRecord } from './told-records'
import type { Situation, UsualRule, UsualValues } from './usual-situation'

/** A trip of the agency that was in one of these states when it was last told of. */
function tripIn(...states: readonly string[]): UsualRule {
  return ({ harvest, realm, random }) => {
    const latest = new Map<string, unknown>()
    for (const { own } of harvest.find(({ own }) => own.has('state'), realm)) {
      const id = String(own.get('itineraryId') ?? own.get('id'))
      if (id.startsWith('itn_')) latest.set(id, own.get('state'))
    }
    const ids = [...latest].filter(([, state]) => states.includes(String(state)))
    if (ids.length === 0) return {}
    const [id] = random.pick(ids)
    return { values: { id, itineraryId: id } }
  }
}

/** A payment with its trip, of those that somebody may still do this with. */
function paymentOf(fits: (get: (field: string) => unknown) => boolean): UsualRule {
  return ({ harvest, realm, random }) => {
    const payments = harvest.find(
      (record) =>
        /^pay_/.test(String(record.own.get('paymentId'))) &&
        /^itn_/.test(String(record.get('itineraryId'))) &&
        fits(record.get),
      realm,
    )
    if (payments.length === 0) return {}
    const payment = random.pick(payments.slice(-12))
    const paymentId = payment.get('paymentId')
    const id = payment.get('itineraryId')
    return { values: { id, itineraryId: id, paymentId, payments: [{ paymentId }] } }
  }
}

/** A stay of a trip, of those that fit. */
const stayOf =
  (fits: (get: ToldRecord['get']) => boolean = () => true): UsualRule =>
  ({ harvest, realm, random }) => {
    const stays = harvest.find(
      ({ own, get }) =>
        own.has('supplierCode') &&
        own.has('startDate') &&
        own.has('rooms') &&
        /^itn_/.test(String(get('itineraryId'))) &&
        fits(get),
      realm,
    )
    if (stays.length === 0) return {}
    const one = random.pick(stays.slice(-30))
    const id = one.get('itineraryId')
    return { values: { id, itineraryId: id, segmentId: one.own.get('id') } }
  }

/** What stands in a trip beside its likes: a party group, a traveler. */
const partOfTrip =
  (place: string, { least }: { readonly least: number }): UsualRule =>
  ({ harvest, realm, random }) => {
    const byTrip = new Map<string, Set<unknown>>()
    for (const { own, get } of harvest.find((record) => record.place === place, realm)) {
      const [trip, id] = [String(get('itineraryId')), own.get('id')]
      if (/^itn_/.test(trip) && typeof id === 'string')
        byTrip.set(trip, (byTrip.get(trip) ?? new Set()).add(id))
    }
    const trips = [...byTrip].filter(([, ids]) => ids.size >= least)
    if (trips.length === 0) return {}
    const [itineraryId, ids] = random.pick(trips)
    return { values: { itineraryId, id: random.pick([...ids]) } }
  }

const aParty = partOfTrip('/api/PartyGroups', { least: 2 })
const aTraveler = partOfTrip('/api/Travelers', { least: 1 })

/** A new party group of travelers who are on the trip. */
function newParty({ harvest, realm, random }: Situation): UsualValues {
  const travelers = harvest.find(
    ({ own, get, place }) =>
      place === '/api/Travelers' && own.has('id') && /^itn_/.test(String(get('itineraryId'))),
    realm,
  )
  if (travelers.length === 0) return { absent: ['allocations', 'clientId'] }
  const one = random.pick(travelers.slice(-30))
  return {
    values: { itineraryId: one.get('itineraryId'), travelerIds: [one.own.get('id')] },
    absent: ['allocations', 'clientId'],
  }
}

/** What has to be done about a payment, because of what its provider said. */
function paymentTask({ harvest, realm, random }: Situation): UsualValues {
  const tasks = harvest.find(
    ({ own }) => own.get('kind') === 'dispute' && /^pay_/.test(String(own.get('paymentId'))),
    realm,
  )
  if (tasks.length === 0) return {}
  const { own } = random.pick(tasks)
  return { values: { paymentId: own.get('paymentId'), id: own.get('id') } }
}

/** An earlier state of a trip's presentation. */
function earlierPresentation({ harvest, realm, random }: Situation): UsualValues {
  const saved = harvest.find(
    ({ own, place }) =>
      place === '/api/PresentationEdits' && own.has('blocks') && Number(own.get('version')) > 1,
    realm,
  )
  const { own } = saved.at(-1) ?? {}
  if (own === undefined) return {}
  const version = 1 + random.below(Number(own.get('version')) - 1)
  return { values: { id: own.get('itineraryId') ?? own.get('id'), version } }
}

/** A trip that has a place on a departure. */
function booking({ harvest, realm, random }: Situation): UsualValues {
  const bookings = harvest.find(
    ({ own, get }) =>
      /^itn_/.test(String(own.get('itineraryId'))) && /^dep_/.test(String(get('departureId'))),
    realm,
  )
  if (bookings.length === 0) return {}
  const one = random.pick(bookings)
  return { values: { id: one.get('departureId'), itineraryId: one.own.get('itineraryId') } }
}

/** A delivery to a partner's address, to be sent again. */
function delivery({ harvest, realm, random }: Situation): UsualValues {
  const deliveries = harvest.find(
    ({ own, place }) => place === '/api/Hooks' && own.has('at') && own.has('id'),
    realm,
  )
  if (deliveries.length === 0) return {}
  const { own } = random.pick(deliveries)
  return { values: { deliveries: [{ id: own.get('id'), at: own.get('at') }] } }
}

/** Two places with a way between them. */
function places({ harvest, realm, random }: Situation): UsualValues {
  const codes = harvest.values('transitPointCode', realm)
  if (codes.length === 0) return { values: { from: 'MUB', to: 'BBK' } }
  return { values: { from: random.pick(codes), to: random.pick(codes) }, absent: ['date', 'pax'] }
}

const open = paymentOf((get) => !/paid|settled|refund/i.test(String(get('status') ?? get('state'))))
const stay = stayOf()
const askedStay = stayOf(
  (get) =>
    /^(?:provisional|confirm_requested)$/.test(String(get('state'))) &&
    /^(?:Requested|Pending|Waitlisted)$/.test(String(get('inventoryStatus'))),
)
const untilPaid = ['quote', 'provisional', 'confirm_requested', 'confirmed']

/** What no schema tells of trips, their rooms and their payments. */
export const usualOfTrips: Readonly<Record<string, UsualRule>> = {
  'POST /api/WindowAPIs/GetHold': tripIn('quote'),
  'POST /api/WindowAPIs/RequestConfirmation': tripIn('provisional'),
  'POST /api/WindowAPIs/ConfirmQuote': tripIn('provisional', 'confirm_requested'),
  'POST /api/WindowAPIs/AnswerRequest': askedStay,
  'POST /api/WindowAPIs/swapAccommodation': stay,
  'POST /api/WindowAPIs/addAccommodationDays': stay,
  'POST /api/Itineraries/{id}/alternatives': stay,
  'DELETE /api/Departures/{id}/bookings/{itineraryId}': booking,
  'POST /api/Hooks/replay': delivery,
  'POST /api/PartyGroups': newParty,
  'PATCH /api/PartyGroups/{id}': (situation) => ({
    ...aParty(situation),
    absent: ['travelerIds', 'allocations'],
  }),
  'DELETE /api/PartyGroups/{id}': aParty,
  'POST /api/PartyGroups/{id}/cancel': aParty,
  'PATCH /api/Travelers/{id}': aTraveler,
  'DELETE /api/Travelers/{id}': aTraveler,
  'GET /api/PresentationEdits/{id}/versions/{version}': earlierPresentation,
  'POST /api/Itineraries/{id}/updatePayments': (situation) => ({
    ...open(situation),
    absent: ['instalments', 'removed', 'changes'],
  }),
  'POST /api/Itineraries/{id}/markAsPaid': (situation) => ({
    ...open(situation),
    absent: ['chargeId', 'amount', 'received'],
  }),
  'POST /api/portal/trips/{id}/payments/{paymentId}/pay': open,
  'POST /api/Itineraries/{id}/createPayments': tripIn(...untilPaid),
  'POST /api/Payments/{paymentId}/confirmRefund': (situation) => ({
    ...paymentOf((get) => Object(get('refund')).needsConfirmation === true)(situation),
    absent: ['amount'],
  }),
  'PATCH /api/Payments/{paymentId}/tasks/{id}': paymentTask,
  'POST /api/WindowAPIs/getTransfers': places,
  'POST /api/WindowAPIs/getTransfersOrig': places,
}
