import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { mediaStore } from '../files/media-store'
import { historyEntryIn } from '../itineraries/history'
import { itineraryIn } from '../itineraries/itinerary-reads'
import { chargesIn } from '../payments/payment-charges'
import { auditTrail } from '../people/audit-trail'
import {
  chargesKey,
  clientKey,
  itineraryKey,
  mailsOfClient,
  portalAccountKey,
  tasksOfAgency,
  termsDraftKey,
} from '../table/keys'
import { unpack } from '../table/packed'
import { queryIndex } from '../table/query'
import { type Item, itemKey, type Table } from '../table/table-access'
import { namelessChanges } from './nameless'
import { emailsOf, itemsIn, type Subject, tripIdsOf } from './subject'

/** The kinds of records of a client that have a part of their own in the archive. */
const clientKinds = [
  'CLIENT',
  'NOTE#',
  'UPDATE#',
  'MERGE',
  'MOVED#',
  'RENAMING',
  'EXPORT',
  'ERASURE',
]

/**
 * Everything that is kept of clients as values to read, by the name of the file that each goes
 * into.
 */
export async function archiveOf(
  table: Table,
  subject: Subject,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const { agencyId, ids, records, merges } = subject
  const tripIds = await tripIdsOf(table, subject)
  const own = (
    await Promise.all(ids.map((id) => itemsIn(table, clientKey(agencyId, id).pk)))
  ).flat()
  const trips = await Promise.all(tripIds.map((id) => tripOf(table, { agencyId, id, subject })))
  const acceptances = await itemsIn(table, termsDraftKey(agencyId).pk, 'ACCEPTED#')
  const tasks = await itemsIn(table, tasksOfAgency(agencyId), 'TASK#')
  const about: readonly unknown[] = [...ids, ...tripIds]
  const mails = await Promise.all(
    ids.map(async (id) => {
      const places = await table.all(queryIndex('gsi1', mailsOfClient(agencyId, id)))
      return Promise.all(places.map((place) => table.get(itemKey(place))))
    }),
  )
  const accounts = await Promise.all(ids.map((id) => table.get(portalAccountKey(agencyId, id))))
  const people = records.map(
    ({ firstName, lastName, email, contact, status, archived, createdDate, updatedAt }) => {
      return { firstName, lastName, email, ...contact, status, archived, createdDate, updatedAt }
    },
  )
  const kind = (prefix: string) => own.filter(({ sk }) => String(sk).startsWith(prefix)).map(plain)
  return {
    profile: { profile: people, emails: emailsOf(subject) },
    notes: kind('NOTE#'),
    history: kind('UPDATE#'),
    tasks: tasks
      .filter(
        ({ clientId, itineraryId }) => about.includes(clientId) || about.includes(itineraryId),
      )
      .map(plain),
    merges: merges.map(({ at, by, before, state }) => ({
      at,
      by,
      state,
      keep: before.keep,
      lose: before.lose,
    })),
    trips: trips.flatMap(({ trip }) => trip ?? []),
    'trip-changes': trips.flatMap(({ changes }) => changes),
    messages: trips.flatMap(({ messages }) => messages),
    mails: mails.flat().flatMap((item) => (item ? [plain(item)] : [])),
    payments: trips.flatMap(({ payments }) => payments),
    terms: acceptances.filter(({ who }) => ids.some((id) => id === Object(who).id)).map(plain),
    portal: {
      accounts: accounts.flatMap((item) => (item ? [plain(item)] : [])),
      trips: trips.flatMap(({ portal }) => portal),
    },
    other: [
      ...own.filter(({ sk }) => !clientKinds.some((one) => String(sk).startsWith(one))).map(plain),
      ...trips.flatMap(({ other }) => other),
    ],
    audit: await auditOf(table, { subject, tripIds, now }),
  }
}

/** Documents of clients and of their trips that have arrived, in the order of their ids. */
export async function documentsOf(table: Table, subject: Subject) {
  const owners = [...subject.ids, ...(await tripIdsOf(table, subject))]
  const media = await Promise.all(
    owners.map((owner) => mediaStore(table).ofOwner(subject.agencyId, owner)),
  )
  return media
    .flat()
    .filter(({ status }) => status !== undefined)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

type TripAsked = {
  readonly agencyId: Subject['agencyId']
  readonly id: ItineraryRecord['id']
  readonly subject: Subject
}

async function tripOf(table: Table, { agencyId, id, subject }: TripAsked) {
  const [stored, items] = await Promise.all([
    itineraryIn(table, { agencyId, id }),
    itemsIn(table, itineraryKey(agencyId, id).pk),
  ])
  const kind = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix))
  const charges = await Promise.all(
    (stored?.record.payments ?? []).map(({ paymentId }) =>
      table.get(chargesKey(agencyId, paymentId)),
    ),
  )
  const isTheirs = ({ clientId }: Item) =>
    clientId === undefined || subject.ids.some((one) => one === clientId)
  const knownKinds = [
    'ITINERARY',
    'HISTORY#',
    'COSTCHANGE#',
    'THREAD',
    'PORTAL',
    'HOLDREMINDER#',
    'TELL#',
  ]
  return {
    trip: stored && tripTold(stored.record),
    changes: kind('HISTORY#')
      .map(historyEntryIn)
      .map(({ at, by, action, changes }) => ({
        trip: id,
        at,
        by: by.name,
        action,
        changes: withoutMoney(changes),
      }))
      .filter(({ changes }) => changes.length > 0),
    messages: kind('THREAD#').filter(isTheirs).map(plain),
    payments: [
      ...(stored?.record.payments ?? []).map((payment) => ({ trip: id, ...payment })),
      ...charges
        .flatMap((item) => (item ? chargesIn(item).charges : []))
        .map(({ clientSecret, redirectUrl, ...charge }) => charge),
    ],
    portal: kind('PORTAL').filter(isTheirs).map(plain),
    other: items
      .filter(({ sk }) => !knownKinds.some((one) => String(sk).startsWith(one)))
      .map(plain),
  }
}

/** A trip as it concerns who travels: what the agency pays and earns stays with the agency. */
function tripTold(record: ItineraryRecord) {
  const {
    id,
    name,
    state,
    startDate,
    endDate,
    adults,
    children,
    childrenAges,
    travelers,
    parties,
    currency,
  } = record
  const { finance, segments, createdDate, updatedAt, bookingReference } = record
  return {
    id,
    name,
    state,
    startDate,
    endDate,
    adults,
    children,
    childrenAges,
    travelers,
    parties,
    bookingReference,
    currency,
    price: finance?.sell,
    paid: finance?.paid,
    createdDate,
    updatedAt,
    segments: segments.map(
      ({
        type,
        title,
        campName,
        description,
        regionName,
        country,
        startDate,
        endDate,
        ...more
      }) => {
        const { flightNumber, departureTime, arrivalTime, extras } = more
        return {
          type,
          title,
          campName,
          description,
          regionName,
          country,
          startDate,
          endDate,
          flightNumber,
          departureTime,
          arrivalTime,
          extras,
        }
      },
    ),
  }
}

const withoutMoney = (changes: Parameters<typeof namelessChanges>[0]) => {
  const impersonal = namelessChanges(changes)
  return changes.filter((change) => !impersonal.includes(change))
}

async function auditOf(
  table: Table,
  {
    subject: { agencyId, ids, records },
    tripIds,
    now,
  }: { subject: Subject; tripIds: readonly string[]; now: Date },
) {
  const about: readonly unknown[] = [...ids, ...tripIds]
  const from = records.map(({ createdDate }) => createdDate).sort()[0] ?? now.toISOString()
  const entries = []
  const span = { agencies: [agencyId], from, until: now.toISOString(), isAscending: true }
  for await (const { timestamp, action, clientId, itineraryId, by } of auditTrail(table, span)) {
    if (about.includes(clientId) || about.includes(itineraryId) || about.includes(by.id))
      entries.push({ timestamp, action, clientId, itineraryId, by: by.name })
  }
  return entries
}

const places = [
  'pk',
  'sk',
  'gsi1pk',
  'gsi1sk',
  'gsi2pk',
  'gsi2sk',
  'gsi4pk',
  'gsi5pk',
  'listed',
  'ttl',
  'version',
  'agencyId',
]

/** An item without where it lies, what is packed unpacked. */
const plain = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !places.includes(name))
      .map(([name, value]) => [name, value instanceof Uint8Array ? unpack(value) : value]),
  )
