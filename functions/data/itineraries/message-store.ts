import * as z from 'zod/mini'
import type { AgencyId, AgentId, ClientId, ItineraryId } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, type PlannedWrite, putNew, writeIf } from '../table/commit'
import { dueItems } from '../table/due-items'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import {
  itineraryKey,
  messageKey,
  messageMails,
  messagesReadKey,
  threadPrefix,
} from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Key, Table } from '../table/table-access'
import { setFields } from '../table/update'
import { type MessageRecord, messageIn, messageItem } from './message-records'

/** Where a message is: enough to find it again. */
export type MessagePlace = Pick<MessageRecord, 'agencyId' | 'itineraryId' | 'sentAt' | 'id'>

export interface TripOfMessages {
  readonly agencyId: AgencyId
  readonly itineraryId: ItineraryId
}

/** The messages of an itinerary with who has read them. */
export interface Thread {
  /** The last first. */
  readonly messages: readonly MessageRecord[]
  /** `sentAt` of the last message that each has seen. */
  readonly readUpTo: ReadonlyMap<string, string>
}

/** Most messages that are read of one itinerary. */
const maxRead = 1_000

/** Messages about itineraries. */
export function messageStore(table: Table) {
  return {
    /** The newest messages, a thousand at most, and who has read them: one Query. */
    async thread(trip: TripOfMessages): Promise<Thread> {
      const items = await newestItems(table, trip, { begins: threadPrefix, most: maxRead })
      const [marks, messages] = [items.filter(isMark), items.filter((item) => !isMark(item))]
      return {
        messages: messages.map(messageIn),
        readUpTo: new Map(
          marks.map((item) => [String(item.sk).slice(markPrefix.length), upToIn(item)]),
        ),
      }
    },
    /** Only the newest messages. */
    newest: async (trip: TripOfMessages, limit: number) =>
      (await newestItems(table, trip, { begins: `${threadPrefix}#`, most: limit })).map(messageIn),
    async get(place: MessagePlace): Promise<MessageRecord | undefined> {
      const item = await table.get(keyOf(place), { consistent: true })
      return item === undefined ? undefined : messageIn(item)
    },
    /**
     * Stores a message with its audit entry and the answer to keep, in one transaction.
     * @throws AnsweredBefore; AppError of the idempotency key
     */
    add: async (
      message: MessageRecord,
      { audit, answer }: { audit?: AuditEntry; answer?: KeptAnswer },
    ) => commit(table, writesOf({ message, audit, answer })),
    /**
     * Claims its mail until an instant.
     * @returns false when it was sent or another worker has it
     */
    async takeMail(
      place: MessagePlace,
      { at, until }: { at: Date; until: Date },
    ): Promise<boolean> {
      const [isWaiting, isFree] = [
        'attribute_not_exists(mailedAt)',
        'attribute_not_exists(mailingUntil)',
      ]
      const Update = {
        Key: keyOf(place),
        UpdateExpression: 'SET mailingUntil = :until',
        ConditionExpression: `attribute_exists(pk) AND ${isWaiting} AND ${isFree} OR ${isWaiting} AND mailingUntil <= :at`,
        ExpressionAttributeValues: { ':at': at.toISOString(), ':until': until.toISOString() },
      }
      return writeIf(table, { Update })
    },
    /** Notes that its mail went out. */
    async mailed(place: MessagePlace, at: Date): Promise<void> {
      const mailingOver = { mailingUntil: undefined, gsi2pk: undefined, gsi2sk: undefined }
      await table.write([setFields(keyOf(place), { mailedAt: at.toISOString(), ...mailingOver })])
    },
    /** Notes how far somebody has read; never back. */
    async markRead(
      { agencyId, itineraryId }: TripOfMessages,
      { who, upTo }: { who: AgentId | ClientId; upTo: string },
    ): Promise<void> {
      const Put = {
        Item: { ...messagesReadKey(agencyId, itineraryId, who), upTo },
        ConditionExpression: 'attribute_not_exists(pk) OR upTo < :upTo',
        ExpressionAttributeValues: { ':upTo': upTo },
      }
      await writeIf(table, { Put }) // else a later one is noted already
    },
    /**
     * Messages whose mail has waited since before an instant, the longest first; at most a hundred.
     */
    async mailDueSince(before: Date): Promise<MessageRecord[]> {
      const due = { kind: messageMails, before: before.toISOString() }
      return (await dueItems(table, due, messageIn)).filter(
        ({ mailedAt }) => mailedAt === undefined,
      )
    },
  }
}
export type MessageStore = ReturnType<typeof messageStore>

interface Adding {
  readonly message: MessageRecord
  readonly audit: AuditEntry | undefined
  readonly answer: KeptAnswer | undefined
}

const writesOf = ({ message, audit, answer }: Adding): PlannedWrite[] => [
  ...(answer === undefined ? [] : [keepAnswer(answer)]),
  putNew(messageItem(message)),
  ...(audit === undefined ? [] : [auditWrite(audit)]),
]

const keyOf = ({ agencyId, itineraryId, sentAt: at, id }: MessagePlace): Key =>
  messageKey(agencyId, itineraryId, { at, id })

const markPrefix = `${threadPrefix}READ#`
const isMark = (item: Item): boolean => String(item.sk).startsWith(markPrefix)
const upToIn = (item: Item): string => parseRecord(z.object({ upTo: z.iso.datetime() }), item).upTo

/**
 * Items of a trip whose sort key begins so, from the last on; pages are followed until there are
 * enough.
 */
async function newestItems(
  table: Pick<Table, 'page'>,
  { agencyId, itineraryId }: TripOfMessages,
  { begins, most }: { readonly begins: string; readonly most: number },
): Promise<Item[]> {
  const items: Item[] = []
  let next: Item | undefined
  do {
    const page = await table.page({
      ...queryOf(itineraryKey(agencyId, itineraryId).pk, { begins }),
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: most - items.length,
      ...(next === undefined ? {} : { ExclusiveStartKey: next }),
    })
    items.push(...page.items)
    next = page.next
  } while (next !== undefined && items.length < most)
  return items
}
