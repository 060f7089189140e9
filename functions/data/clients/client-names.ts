import { AppError } from '#shared/errors/app-error'
import { tripsOfClient } from '../itineraries/itinerary-lists'
import { itinerariesIn } from '../itineraries/itinerary-reads'
import type { StoredItinerary } from '../itineraries/itinerary-records'
import { listedClientName } from '../itineraries/listed-itinerary'
import { paymentIn } from '../payments/payment-records'
import type { PlannedWrite } from '../table/commit'
import { itinerariesOfClient, itineraryKey, paymentKey } from '../table/keys'
import { itemKey, type Key, type Table } from '../table/table-access'
import { type ClientRecord, nameOf } from './client-records'

type Reading = Pick<Table, 'all' | 'get' | 'getMany'>

/**
 * Keys of the items that carry a client's name: their itineraries, and the lines of those
 * itineraries' payments.
 */
export async function namesOfTrips(table: Reading, client: ClientRecord): Promise<Key[]> {
  const trips = await tripsOf(table, client)
  return [...trips.map(({ record }) => itineraryKey(record.agencyId, record.id)), ...linesOf(trips)]
}

/** Those of them with an outdated client name. */
export async function otherNamesOfTrips(table: Reading, client: ClientRecord): Promise<Key[]> {
  const name = nameOf(client)
  const trips = await tripsOf(table, client)
  const lines = await table.getMany(linesOf(trips))
  return [
    ...trips
      .filter(({ people }) => people.clientData?.name !== name)
      .map(({ record }) => itineraryKey(record.agencyId, record.id)),
    ...lines.filter((line) => paymentIn(line).clientName !== name).map(itemKey),
  ]
}

/** Writes a client's name into an item; refused when the item no longer belongs to the client. */
export const namedWrite = (key: Key, client: ClientRecord): PlannedWrite =>
  key.sk === 'PAYMENT' ? namedPayment(key, client) : namedTrip(key, client)

/**
 * Itineraries as they are, by the index: one that was stored this instant may be missing on AWS.
 */
async function tripsOf(table: Reading, { agencyId, id }: ClientRecord): Promise<StoredItinerary[]> {
  const keys = (await table.all(tripsOfClient(agencyId, id))).map(itemKey)
  const trips = await itinerariesIn(table, keys)
  return trips.filter(({ record }) => record.clientId === id)
}

const linesOf = (trips: readonly StoredItinerary[]): Key[] =>
  trips.flatMap(({ record }) =>
    record.payments.map(({ paymentId }) => paymentKey(record.agencyId, paymentId)),
  )

function namedTrip(Key: Key, client: ClientRecord): PlannedWrite {
  const Update = {
    Key,
    UpdateExpression: `SET ${listedClientName} = :name`,
    ConditionExpression: 'gsi4pk = :client',
    ExpressionAttributeNames: { '#listed': 'listed' },
    ExpressionAttributeValues: {
      ':name': nameOf(client),
      ':client': itinerariesOfClient(client.agencyId, client.id),
    },
  }
  return { write: { Update }, refused: movedMeanwhile }
}

function namedPayment(Key: Key, client: ClientRecord): PlannedWrite {
  const Update = {
    Key,
    UpdateExpression: 'SET #listed.#name = :name',
    ConditionExpression: '#listed.#client = :client',
    ExpressionAttributeNames: { '#listed': 'listed', '#name': 'clientName', '#client': 'clientId' },
    ExpressionAttributeValues: { ':name': nameOf(client), ':client': client.id },
  }
  return { write: { Update }, refused: movedMeanwhile }
}

/** The next try sees it. */
const movedMeanwhile = () => new AppError('record.busy')
