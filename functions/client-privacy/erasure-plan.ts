import type { ErasurePlan } from '#shared/api/client-privacy'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgencyId, ClientId } from '#shared/ids/ids'
import { heldUntil, isRefundOwed } from '#shared/itinerary/hold-clock'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { openPayments } from '#shared/itinerary/open-payments'
import { hasCapability, isInFlight } from '#shared/itinerary/states'
import { isUnderWay } from '../data/client-imports/import-records'
import { importStore } from '../data/client-imports/import-store'
import { isMoving } from '../data/client-merges/merge-records'
import { itemsIn, type Subject, subjectOf, tripIdsOf } from '../data/client-privacy/subject'
import { nameOf } from '../data/clients/client-records'
import { mediaStore } from '../data/files/media-store'
import { itinerariesIn } from '../data/itineraries/itinerary-reads'
import { strayRefundList } from '../data/payments/stray-refunds'
import { clientKey, itineraryKey, portalAccountKey, termsDraftKey } from '../data/table/keys'
import type { Table } from '../data/table/table-access'

type Blocker = ErasurePlan['blockers'][number]

/** Why a trip keeps its client from being erased; undefined where it does not. */
export function blockerOf(
  record: ItineraryRecord,
  today: CalendarDate,
): Blocker['kind'] | undefined {
  const { state, endDate, payments, finance } = record
  if (isInFlight(state)) return 'busy'
  const isBooked = hasCapability(state, 'priceLock')
  if (endDate >= today && (isBooked || heldUntil(record) !== undefined)) return 'travel'
  const isUnpaid = state === 'confirmed' && finance !== undefined && finance.paid < finance.sell
  const isOnItsWay = payments.some(({ status }) => status === 'Authorized')
  if (isOnItsWay || isUnpaid || (isBooked && openPayments(payments).length > 0)) return 'payment'
  const isGoingBack = payments.some(
    ({ refund }) => refund !== undefined && refund.status !== 'Paid',
  )
  return isGoingBack || isRefundOwed(record) ? 'refund' : undefined
}

/** What keeps clients from being erased, trip by trip. */
async function blockersOf(
  table: Table,
  {
    subject,
    trips,
    today,
  }: { subject: Subject; trips: readonly ItineraryRecord[]; today: CalendarDate },
): Promise<Blocker[]> {
  const [strays, imports] = await Promise.all([
    strayRefundList(table).ofAgency(subject.agencyId),
    importStore(table).last(subject.agencyId),
  ])
  const ofTrips = trips.flatMap((record): Blocker[] => {
    const kind = strays.some(({ itineraryId }) => itineraryId === record.id)
      ? 'refund'
      : blockerOf(record, today)
    return kind === undefined ? [] : [{ kind, itineraryId: record.id, trip: record.name }]
  })
  return subject.merges.some(isMoving) || imports.some(isUnderWay)
    ? [...ofTrips, { kind: 'busy' }]
    : ofTrips
}

interface Asked {
  readonly agencyId: AgencyId
  readonly clientId: ClientId
  readonly today: CalendarDate
}

/** What erasing a client would do; it changes nothing. */
export async function planErasure(
  table: Table,
  { agencyId, clientId, today }: Asked,
): Promise<ErasurePlan> {
  const subject = await subjectOf(table, { agencyId, clientId })
  const { ids, records } = subject
  const tripIds = await tripIdsOf(table, subject)
  const keys = tripIds.map((id) => itineraryKey(agencyId, id))
  const [found, own, threads, documents, acceptances, account] = await Promise.all([
    itinerariesIn(table, keys),
    Promise.all(ids.map((id) => itemsIn(table, clientKey(agencyId, id).pk))),
    Promise.all(keys.map(({ pk }) => itemsIn(table, pk, 'THREAD#'))),
    Promise.all([...ids, ...tripIds].map((owner) => mediaStore(table).ofOwner(agencyId, owner))),
    itemsIn(table, termsDraftKey(agencyId).pk, 'ACCEPTED#'),
    Promise.all(ids.map((id) => table.get(portalAccountKey(agencyId, id)))),
  ])
  const trips = found.map(({ record }) => record)
  const countOwn = (kind: string) =>
    own.flat().filter(({ sk }) => String(sk).startsWith(kind)).length
  const sumOf = (amountOf: (trip: ItineraryRecord) => number) =>
    trips.reduce((sum, trip) => sum + amountOf(trip), 0)
  return {
    name: records[0] === undefined ? '' : nameOf(records[0]),
    blockers: await blockersOf(table, { subject, trips, today }),
    gone: {
      notes: countOwn('NOTE#'),
      updates: countOwn('UPDATE#'),
      messages: threads.flat().length,
      documents: documents.flat().filter(({ status }) => status !== undefined).length,
      travelers: sumOf((trip) => trip.travelers.length),
      hasPortal: account.some((one) => one !== undefined),
    },
    kept: {
      trips: trips.length,
      payments: sumOf((trip) => trip.payments.length),
      acceptances: acceptances.filter(({ who }) => ids.some((id) => id === Object(who).id)).length,
    },
  }
}
