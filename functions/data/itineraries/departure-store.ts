import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { AppError } from '#shared/errors/app-error'
import {
  type AgencyId,
  agencyIdSchema,
  type DepartureId,
  departureIdSchema,
  itineraryIdSchema,
} from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { departureKey, itineraryKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import { itinerariesIn } from './itinerary-reads'
import type { StoredItinerary } from './itinerary-records'

const departureRecord = z.object({
  id: departureIdSchema,
  agencyId: agencyIdSchema,
  version: z.int(),
  name: z.string(),
  note: z.optional(z.string()),
  savedItineraryId: itineraryIdSchema,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  /** Guests that it takes, of all its trips. */
  places: z.int(),
  /** Agreed for each guest, minor units of `currency`. */
  price: z.optional(z.int()),
  currency: z.string(),
  cancelledAt: z.optional(z.iso.datetime()),
  bookings: z.array(z.object({ itineraryId: itineraryIdSchema, guests: z.int() })),
})
export type DepartureRecord = z.infer<typeof departureRecord>

/** A departure, and its trips by id, as they are now. */
export interface StoredDeparture {
  readonly departure: DepartureRecord
  readonly trips: ReadonlyMap<string, StoredItinerary>
}

/**
 * Bookings whose trip is not cancelled: those give their places back by themselves. A trip that is
 * not seen yet, because the read is behind its transaction, has its places.
 */
export const activeBookings = ({ departure, trips }: StoredDeparture) =>
  departure.bookings.filter(
    ({ itineraryId }) => trips.get(itineraryId)?.record.state !== 'cancelled',
  )

/** Guests of the trips on a departure that are not cancelled. */
export const takenPlaces = (stored: StoredDeparture): number =>
  activeBookings(stored).reduce((sum, { guests }) => sum + guests, 0)

/** Thrown by a write over another version than the one that was read. */
export class DepartureChanged extends AppError {
  constructor() {
    super('record.changed')
  }
}

export const isDepartureChanged = (error: unknown): boolean => error instanceof DepartureChanged

interface Reading {
  readonly consistent?: boolean
}

/** Group departures of an agency: some dozens, each one item with its bookings. */
export function departureStore(table: Table) {
  const withTrips = async (
    departures: readonly DepartureRecord[],
    options?: Reading,
  ): Promise<StoredDeparture[]> => {
    const keys = departures.flatMap(({ agencyId, bookings }) =>
      bookings.map(({ itineraryId }) => itineraryKey(agencyId, itineraryId)),
    )
    const trips = new Map(
      (await itinerariesIn(table, keys, options)).map((stored) => [
        stored.record.id as string,
        stored,
      ]),
    )
    return departures.map((departure) => ({ departure, trips }))
  }
  return {
    /** All of an agency, in no order. */
    async all(agency: AgencyId, options: Reading = {}): Promise<StoredDeparture[]> {
      const ConsistentRead = options.consistent ?? false
      const items = await table.all({ ...queryOf(departureKey(agency, '').pk), ConsistentRead })
      return withTrips(
        items.map((item) => parseRecord(departureRecord, item)),
        options,
      )
    },
    /**
     * One departure, and its trips. Whoever takes places reads the trips consistently, too.
     * @throws AppError record.not-found
     */
    async get(agency: AgencyId, id: DepartureId, options?: Reading): Promise<StoredDeparture> {
      const record = parseFound(
        departureRecord,
        await table.get(departureKey(agency, id), { consistent: true }),
      )
      const [stored] = record === undefined ? [] : await withTrips([record], options)
      if (stored === undefined) throw new AppError('record.not-found')
      return stored
    },
    /**
     * The write of a departure: a new one has version 1. Its condition refused is DepartureChanged.
     */
    write(departure: DepartureRecord): PlannedWrite {
      const item = { ...departureKey(departure.agencyId, departure.id), ...departure }
      const departureChanged = () => new DepartureChanged()
      return departure.version === 1
        ? putNew(item, departureChanged)
        : putOver(item, departure.version - 1, departureChanged)
    },
    /** @throws DepartureChanged */
    save(departure: DepartureRecord, audit: AuditEntry) {
      return commit(table, [this.write(departure), auditWrite(audit)])
    },
  }
}
