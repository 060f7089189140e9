import * as z from 'zod/mini'
import { portalPriceSchema } from '#shared/api/portal-shapes'
import { type AgencyId, clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { retryContended } from '../../runtime/backoff'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { portalNewsOf, tripPortalKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import type { TripOfMessages } from './message-store'

/** What its client did with a trip in the portal, and how the agent shows it there. */
const tripPortalRecord = z.object({
  version: z._default(z.int(), 0),
  /** Whose doings these are: another client of the trip begins anew. */
  clientId: z.optional(clientIdSchema),
  price: z._default(portalPriceSchema, 'total'),
  invitedAt: z.optional(z.iso.datetime()),
  invitedTo: z.optional(z.string()),
  views: z._default(z.int(), 0),
  firstViewedAt: z.optional(z.iso.datetime()),
  lastViewedAt: z.optional(z.iso.datetime()),
  filmAt: z.optional(z.iso.datetime()),
  reading: z._default(z.record(z.string(), z.int()), {}),
  likes: z._default(z.array(z.string()), []),
  filmViews: z._default(z.int(), 0),
  lastFilmViewAt: z.optional(z.iso.datetime()),
  chosenAt: z.optional(z.iso.datetime()),
})
export type TripPortalRecord = z.infer<typeof tripPortalRecord>

const newsRecord = z.object({
  listed: z.object({
    itineraryId: itineraryIdSchema,
    clientId: z.optional(clientIdSchema),
    ...z.pick(tripPortalRecord, { firstViewedAt: true, filmAt: true }).shape,
  }),
})

/** A trip with its present client. */
interface TripOfClient extends TripOfMessages {
  readonly clientId?: TripPortalRecord['clientId']
}

/**
 * Trips in the portal: one item beside the trip, so that reading and liking change no version of
 * it.
 */
export function tripPortalStore(table: Table) {
  const readPortal = async ({
    agencyId,
    itineraryId,
    clientId,
  }: TripOfClient): Promise<TripPortalRecord> => {
    const item = await table.get(tripPortalKey(agencyId, itineraryId), { consistent: true })
    return portalIn(item, clientId)
  }
  return {
    get: readPortal,
    /** The same of some trips of one agency, in their order. */
    async ofTrips(trips: readonly TripOfClient[]): Promise<TripPortalRecord[]> {
      const keys = trips.map(({ agencyId, itineraryId }) => tripPortalKey(agencyId, itineraryId))
      const items = await table.getMany(keys, { consistent: true })
      return trips.map(({ clientId }, place) =>
        portalIn(
          items.find(({ pk }) => pk === keys[place]?.pk),
          clientId,
        ),
      )
    },
    /**
     * Trips of an agency that were opened, or whose film was played, for the first time since an
     * instant.
     */
    async newsOf(agencyId: AgencyId, since: string) {
      const items = await table.all({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :news AND gsi1sk >= :since',
        ExpressionAttributeValues: { ':news': portalNewsOf(agencyId), ':since': since },
      })
      return items.map((item) => parseRecord(newsRecord, item).listed)
    },
    /**
     * Changes what is kept, from what is there now; tried again when another change came first.
     * @param also - writes of the same transaction
     */
    async change(
      trip: TripOfClient,
      next: (record: TripPortalRecord) => TripPortalRecord,
      also: (before: TripPortalRecord) => readonly PlannedWrite[] = () => [],
    ): Promise<TripPortalRecord> {
      const key = tripPortalKey(trip.agencyId, trip.itineraryId)
      return retryContended(isChangedSince, async () => {
        const before = await readPortal(trip)
        const after = { ...next(before), version: before.version + 1 }
        const changedSince = () => new ChangedSince()
        const item = { ...key, ...newsPlace(trip, after), ...after }
        const own =
          before.version === 0
            ? putNew(item, changedSince)
            : putOver(item, before.version, changedSince)
        await commit(table, [own, ...also(before)])
        return after
      })
    },
  }
}
export type TripPortals = ReturnType<typeof tripPortalStore>

/** What is kept of a trip, as far as it is its present client's. */
function portalIn(
  item: Item | undefined,
  clientId: TripPortalRecord['clientId'],
): TripPortalRecord {
  const record = parseFound(tripPortalRecord, item) ?? tripPortalRecord.parse({})
  if (record.clientId === clientId) return record
  const { version, price } = record
  return tripPortalRecord.parse({ version, price, clientId })
}

/** Where a trip stands among those that clients have looked at: at its latest first. */
function newsPlace(
  { agencyId, itineraryId }: TripOfMessages,
  { firstViewedAt, filmAt, clientId }: TripPortalRecord,
) {
  const at = filmAt ?? firstViewedAt
  if (at === undefined) return {}
  return {
    gsi1pk: portalNewsOf(agencyId),
    gsi1sk: `${at}#${itineraryId}`,
    listed: { itineraryId, clientId, firstViewedAt, filmAt },
  }
}

class ChangedSince extends Error {}
const isChangedSince = (error: unknown): boolean => error instanceof ChangedSince
