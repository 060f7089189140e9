import * as z from 'zod/mini'
import {
  type AgencyId,
  agencyIdSchema,
  type ClientId,
  clientIdSchema,
  type ItineraryId,
  itineraryIdSchema,
} from '#shared/ids/ids'
import { mailKinds, mailStates } from '#shared/mails/mail-kinds'
import { actorSchema } from '../people/actor'
import { type PlannedWrite, putNew, writeIf } from '../table/commit'
import { mailsOfClient, sentMailKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryIndex, queryOf } from '../table/query'
import { type Item, itemKey, type Table, type TableQuery } from '../table/table-access'
import { setFields } from '../table/update'
import { answerAddresses } from './answer-addresses'

/** Where the record of a mail lies. */
export const mailPlaceSchema = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  at: z.iso.datetime(),
  id: z.string(),
})
export type MailPlace = z.infer<typeof mailPlaceSchema>

/** A mail to a client about a trip: whom it is for and what came of it, never its links. */
const mailRecord = z.extend(mailPlaceSchema, {
  clientId: clientIdSchema,
  kind: z.enum(mailKinds),
  /** The address at the time. */
  to: z.string(),
  /** Who sent it, or the job of ours that did. */
  by: actorSchema,
  /** What was said above the template. */
  ownWords: z.optional(z.string()),
  state: z.enum(mailStates),
  stateAt: z.iso.datetime(),
  /** When its link signed the client in. */
  followedAt: z.optional(z.iso.datetime()),
  /** When the client answered it by email. */
  answeredAt: z.optional(z.iso.datetime()),
})
export type MailRecord = z.infer<typeof mailRecord>

/** A mail that is asked for; `at` is now. */
export type NewMail = Omit<MailRecord, 'state' | 'stateAt' | 'followedAt' | 'answeredAt'>

const recordIn = (item: Item) => parseRecord(mailRecord, item)

/** Most mails that are read of a trip or a client. */
const maxRead = 100

/** Mails to clients, as their agents look them up. */
export function sentMailStore(table: Table) {
  const newest = async (query: TableQuery) =>
    (await table.page({ ...query, ScanIndexForward: false, Limit: maxRead })).items
  const note = async (place: MailPlace, fields: Partial<MailRecord>): Promise<void> =>
    void (await writeIf(table, setFields(sentMailAt(place), fields)))
  const add = (mail: NewMail): PlannedWrite =>
    putNew({
      ...sentMailAt(mail),
      gsi1pk: mailsOfClient(mail.agencyId, mail.clientId),
      gsi1sk: `${mail.at}#${mail.id}`,
      ...mail,
      state: 'queued',
      stateAt: mail.at,
    })
  return {
    /** The write of a mail that is asked for, for the transaction that it belongs to. */
    add,
    /** Notes a mail that a queue or a job is about to send; one that is noted stays as it is. */
    begin: async (mail: NewMail): Promise<void> => void (await writeIf(table, add(mail).write)),
    get: async (place: MailPlace): Promise<MailRecord | undefined> =>
      parseFound(mailRecord, await table.get(sentMailAt(place), { consistent: true })),
    /** An address for answers to a mail; undefined where mails are not taken in. */
    addressForAnswers: answerAddresses(table).create,
    /** The newest mails of a trip, the last first. */
    ofTrip: async (agency: AgencyId, trip: ItineraryId): Promise<MailRecord[]> =>
      (await newest(queryOf(sentMailKey(agency, trip, { at: '', id: '' }).pk))).map(recordIn),
    /** The newest mails to a client, the last first. */
    async ofClient(agency: AgencyId, client: ClientId): Promise<MailRecord[]> {
      const places = await newest(queryIndex('gsi1', mailsOfClient(agency, client)))
      const items = await table.getMany(places.map(itemKey))
      return items.map(recordIn).sort((one, other) => (orderIn(one) < orderIn(other) ? 1 : -1))
    },
    /** Notes what came of a mail. What bounced or was complained of stays so. */
    async settle(
      place: MailPlace,
      { state, at }: { readonly state: Exclude<MailRecord['state'], 'queued'>; readonly at: Date },
    ): Promise<void> {
      const Update = {
        Key: sentMailAt(place),
        UpdateExpression: 'SET #state = :state, stateAt = :at',
        ConditionExpression:
          'attribute_exists(pk) AND #state <> :bounced AND #state <> :complained',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':at': at.toISOString(),
          ':bounced': 'bounced',
          ':complained': 'complained',
        },
      }
      await writeIf(table, { Update })
    },
    /** Notes that the link of a mail signed its client in. */
    follow: (place: MailPlace, at: Date) => note(place, { followedAt: at.toISOString() }),
    /** Notes that its client answered by email. */
    answered: (place: MailPlace, at: Date) => note(place, { answeredAt: at.toISOString() }),
  }
}
export type SentMails = ReturnType<typeof sentMailStore>

const orderIn = ({ at, id }: MailRecord): string => `${at}#${id}`

const sentMailAt = ({ agencyId, itineraryId, at, id }: MailPlace) =>
  sentMailKey(agencyId, itineraryId, { at, id })
