import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import {
  type AgencyId,
  agencyIdSchema,
  clientIdSchema,
  type ItineraryId,
  itineraryIdSchema,
} from '#shared/ids/ids'
import {
  mergeValues,
  type PartValues,
  type TravelerPartName,
  type TravelerValues,
  travelerPart,
  travelerPartNames,
} from '#shared/travelers/traveler-parts'
import { retryContended } from '../../runtime/backoff'
import { type Actor, actorSchema } from '../people/actor'
import { type Sealing, theSealing } from '../secrets/sealing'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { dueItems } from '../table/due-items'
import { duePlace, travelerFormKey, travelerFormPrefix, travelerFormsDue } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'

const partName = z.enum(travelerPartNames)
const values = z.record(z.string(), z.string())

const formRecord = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  /** Whose place in the party: shared/travelers/traveler-slots.ts. */
  slot: z.string(),
  /** The client of the trip when it was filled in: another one does not see it. */
  clientId: z.optional(clientIdSchema),
  version: z.int(),
  plain: z.partialRecord(partName, values),
  /** Parts that few may read, each sealed by itself. */
  sealed: z.partialRecord(partName, z.string()),
  /** Who changed a part last; `since` is when they began to. */
  changes: z.partialRecord(
    partName,
    z.object({ at: z.iso.datetime(), since: z.iso.datetime(), by: actorSchema }),
  ),
  deletedOn: calendarDateSchema,
  gsi2sk: z.string(),
})
export type TravelerFormRecord = z.infer<typeof formRecord>

interface TripOfForms {
  readonly agencyId: AgencyId
  readonly itineraryId: ItineraryId
  readonly clientId?: TravelerFormRecord['clientId']
}

interface FormChange {
  readonly part: TravelerPartName
  /** New values by field; null or empty text takes one away. */
  readonly fields: Readonly<Record<string, string | null>>
  readonly by: Actor
  readonly at: Date
  readonly deletedOn: TravelerFormRecord['deletedOn']
}

/**
 * Forms of travelers: one item each beside their trip, passports and health sealed within it.
 * Changes are merged by field, so that two people who fill in one form at once keep what either
 * typed.
 * @param sealing - opened and sealed by at first need: what only lists or deletes needs no key
 */
export function travelerFormStore(table: Table, sealing: () => Sealing = theSealing) {
  const contextOf = (
    { agencyId, itineraryId, slot }: Omit<TripOfForms, 'clientId'> & { slot: string },
    part: string,
  ) => ({ purpose: 'travelers', agencyId, of: `${itineraryId}/${slot}/${part}` }) as const
  const openPart = async (
    form: TravelerFormRecord,
    part: TravelerPartName,
  ): Promise<PartValues | undefined> => {
    const { [part]: sealed } = form.sealed
    if (sealed === undefined) return form.plain[part]
    return values.parse(JSON.parse(await sealing().open(sealed, contextOf(form, part))))
  }
  const ofTrip = async ({ agencyId, itineraryId }: TripOfForms): Promise<TravelerFormRecord[]> => {
    const items = await table.all({
      ...queryOf(travelerFormKey(agencyId, itineraryId, '').pk, { begins: travelerFormPrefix }),
      ConsistentRead: true,
    })
    return items.map((item) => parseRecord(formRecord, item))
  }
  const keyOf = ({ agencyId, itineraryId, slot }: TravelerFormRecord) =>
    travelerFormKey(agencyId, itineraryId, slot)
  const remove = (form: TravelerFormRecord) =>
    commit(table, [{ write: { Delete: { Key: keyOf(form) } } }])
  return {
    /** All forms of a trip, of whichever client, sealed parts closed. */
    ofTrip,
    /**
     * What was filled in, sealed parts opened; only some parts where they are named.
     * @throws AppError record.malformed
     */
    async open(
      form: TravelerFormRecord,
      parts = travelerPartNames as readonly TravelerPartName[],
    ): Promise<TravelerValues> {
      const openParts = await Promise.all(
        parts.map(async (part) => [part, await openPart(form, part)] as const),
      )
      return Object.fromEntries(openParts.filter(([, found]) => found !== undefined))
    },
    /**
     * Changes fields of a part, from what is there now; tried again when another change came first.
     * @param also - writes of the same transaction, by the form before
     * @returns the form with the part's values after the change
     * @throws AppError record.busy
     */
    async change(
      trip: TripOfForms & { readonly slot: string },
      { part, fields, by, at, deletedOn }: FormChange,
      also: (before: TravelerFormRecord | undefined) => readonly PlannedWrite[],
    ): Promise<{ form: TravelerFormRecord; values: PartValues }> {
      const { agencyId, itineraryId, slot, clientId } = trip
      const key = travelerFormKey(agencyId, itineraryId, slot)
      return retryContended(isChangedSince, async () => {
        const storedForm = parseFound(formRecord, await table.get(key, { consistent: true }))
        const before = isOfClient(storedForm, clientId) ? storedForm : undefined
        const mergedFields = mergeValues((before && (await openPart(before, part))) ?? {}, fields)
        const own = travelerPart(part).isSealed
          ? {
              sealed: {
                ...before?.sealed,
                [part]: await sealing().seal(JSON.stringify(mergedFields), contextOf(trip, part)),
              },
            }
          : { plain: { ...before?.plain, [part]: mergedFields } }
        const form: TravelerFormRecord = {
          plain: {},
          sealed: {},
          ...before,
          ...own,
          agencyId,
          itineraryId,
          slot,
          clientId,
          deletedOn,
          version: (storedForm?.version ?? 0) + 1,
          changes: {
            ...before?.changes,
            [part]: { at: at.toISOString(), since: sinceWhen(before?.changes[part], by, at), by },
          },
          ...duePlace(travelerFormsDue, { at: deletedOn, id: itineraryId }),
        }
        const changedSince = () => new ChangedSince()
        const item = { ...key, ...form }
        const write =
          storedForm === undefined
            ? putNew(item, changedSince)
            : putOver(item, storedForm.version, changedSince)
        await commit(table, [write, ...also(before)])
        return { form, values: mergedFields }
      })
    },
    /** Deletes every form of a trip, of whichever client. @returns how many there were */
    async removeOfTrip(trip: TripOfForms): Promise<number> {
      const forms = await ofTrip(trip)
      for (const form of forms) await remove(form)
      return forms.length
    },
    remove,
    /** Forms whose day of deletion has come; at most a hundred. */
    due: (today: string) =>
      dueItems(table, { kind: travelerFormsDue, before: `${today}~` }, (item) =>
        parseRecord(formRecord, item),
      ),
    /**
     * Puts off the deletion of a form, because its trip moved; not where it was changed meanwhile.
     */
    postpone: (
      { version, ...form }: TravelerFormRecord,
      deletedOn: TravelerFormRecord['deletedOn'],
    ) => {
      const place = duePlace(travelerFormsDue, { at: deletedOn, id: form.itineraryId })
      const item = {
        ...keyOf({ ...form, version }),
        ...form,
        ...place,
        deletedOn,
        version: version + 1,
      }
      return commit(table, [putOver(item, version, () => new ChangedSince())]).catch(
        (error: unknown) => {
          if (!(error instanceof ChangedSince)) throw error
        },
      )
    },
  }
}

/**
 * Whether a form may be seen now that this is the trip's client: what another client told is not
 * theirs.
 */
export const isOfClient = (
  form: Pick<TravelerFormRecord, 'clientId'> | undefined,
  clientId: TravelerFormRecord['clientId'],
): boolean => form !== undefined && (form.clientId === undefined || form.clientId === clientId)

/** Changes of one part by the same person within this time are one: forms save as one types. */
const oneChangeMs = 30 * 60_000

type LastChange = TravelerFormRecord['changes'][TravelerPartName]

/** Whether a change goes on with one that is in the audit trail already. */
export const goesOn = (last: LastChange, by: Actor, at: Date): last is NonNullable<LastChange> =>
  last?.by.id === by.id && at.getTime() - Date.parse(last.since) < oneChangeMs

const sinceWhen = (last: LastChange, by: Actor, at: Date): string =>
  goesOn(last, by, at) ? last.since : at.toISOString()

class ChangedSince extends Error {}
const isChangedSince = (error: unknown): boolean => error instanceof ChangedSince
