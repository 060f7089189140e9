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

/** A stay of a trip, by the camp that it names. */
function stay({ harvest, realm, random }: Situation): UsualValues {
  const stays = harvest.find(
    ({ own, get }) =>
      own.has('supplierCode') &&
      own.has('startDate') &&
      own.has('rooms') &&
      /^itn_/.test(String(get('itineraryId'))),
    realm,
  )
  if (stays.length === 0) return {}
  const one = random.pick(stays.slice(-30))
  const id = one.get('itineraryId')
  return {
    values: { id, itineraryId: id, segmentId: one.own.get('segmentId') ?? one.own.get('id') },
  }
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
const asked = tripIn('holding', 'provisional')
const untilPaid = ['quote', 'provisional', 'confirm_requested', 'confirmed']

/** What no schema tells of trips, their rooms and their payments. */
export const usualOfTrips: Readonly<Record<string, UsualRule>> = {
  'POST /api/WindowAPIs/GetHold': tripIn('quote'),
  'POST /api/WindowAPIs/RequestConfirmation': tripIn('provisional'),
  'POST /api/WindowAPIs/ConfirmQuote': tripIn('provisional', 'confirm_requested'),
  'POST /api/WindowAPIs/AnswerRequest': (situation) => ({
    values: { ...stay(situation).values, ...asked(situation).values },
  }),
  'POST /api/WindowAPIs/swapAccommodation': stay,
  'POST /api/WindowAPIs/addAccommodationDays': stay,
  'POST /api/Itineraries/{id}/alternatives': stay,
  'DELETE /api/Departures/{id}/bookings/{itineraryId}': booking,
  'POST /api/Hooks/replay': delivery,
  'PATCH /api/PartyGroups/{id}': () => ({ absent: ['travelerIds', 'allocations'] }),
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
    ...paymentOf((get) => /refund/i.test(String(get('status'))))(situation),
    absent: ['amount'],
  }),
  'POST /api/WindowAPIs/getTransfers': places,
  'POST /api/WindowAPIs/getTransfersOrig': places,
}
