import * as z from 'zod'
import type { AgencyId, AgentId, ClientId, ItineraryId } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { dueItems } from '../table/due-items'
import { type KeptAnswer, keepAnswer } from '../table/idempotency'
import { itineraryKey, messageKey, messageMails, messagesReadKey, threadPrefix } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { refusalsOf } from '../table/refusals'
import type { Item, Key, Table } from '../table/table-access'
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

/** Messages about itineraries. */
export interface MessageStore {
  /** The newest messages, a thousand at most, and who has read them: one Query. */
  thread(trip: TripOfMessages): Promise<Thread>
  /** Only the newest messages. */
  newest(trip: TripOfMessages, limit: number): Promise<MessageRecord[]>
  get(place: MessagePlace): Promise<MessageRecord | undefined>
  /**
   * Stores a message with its audit entry and the answer to keep, in one transaction.
   * @throws AnsweredBefore; AppError of the idempotency key
   */
  add(message: MessageRecord, beside: { readonly audit?: AuditEntry; readonly answer?: KeptAnswer }): Promise<void>
  /** Keeps others from its mail until an instant. @returns false when it is out, or somebody has it */
  takeMail(place: MessagePlace, lease: { readonly at: Date; readonly until: Date }): Promise<boolean>
  /** Notes that its mail went out. */
  mailed(place: MessagePlace, at: Date): Promise<void>
  /** Notes how far somebody has read; never back. */
  markRead(trip: TripOfMessages, reading: { readonly who: AgentId | ClientId; readonly upTo: string }): Promise<void>
  /** Messages whose mail has waited since before an instant, the longest first; at most a hundred. */
  mailDueSince(before: Date): Promise<MessageRecord[]>
}

/** Most messages that are read of one itinerary. */
const mostRead = 1_000

export function messageStore(table: Table): MessageStore {
  return {
    async thread(trip) {
      const items = await newestItems(table, trip, { begins: threadPrefix, most: mostRead })
      const [marks, messages] = [items.filter(isMark), items.filter((item) => !isMark(item))]
      return {
        messages: messages.map(messageIn),
        readUpTo: new Map(marks.map((item) => [String(item.sk).slice(markPrefix.length), upToIn(item)])),
      }
    },
    newest: async (trip, limit) =>
      (await newestItems(table, trip, { begins: `${threadPrefix}#`, most: limit })).map(messageIn),
    async get(place) {
      const item = await table.get(keyOf(place), { consistent: true })
      return item === undefined ? undefined : messageIn(item)
    },
    add: async (message, { audit, answer }) => commit(table, writesOf({ message, audit, answer })),
    async takeMail(place, { at, until }) {
      const [isWaiting, isFree] = ['attribute_not_exists(mailedAt)', 'attribute_not_exists(mailingUntil)']
      const Update = {
        Key: keyOf(place),
        UpdateExpression: 'SET mailingUntil = :until',
        ConditionExpression: `attribute_exists(pk) AND ${isWaiting} AND ${isFree} OR ${isWaiting} AND mailingUntil <= :at`,
        ExpressionAttributeValues: { ':at': at.toISOString(), ':until': until.toISOString() },
      }
      try {
        await commit(table, [{ write: { Update }, refused: () => new MailTaken(place.id) }])
        return true
      } catch (error) {
        if (error instanceof MailTaken) return false
        throw error
      }
    },
    async mailed(place, at) {
      const Update = {
        Key: keyOf(place),
        UpdateExpression: 'SET mailedAt = :at REMOVE mailingUntil, gsi2pk, gsi2sk',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at.toISOString() },
      }
      await table.write([{ Update }])
    },
    async markRead({ agencyId, itineraryId }, { who, upTo }) {
      const Put = {
        Item: { ...messagesReadKey(agencyId, itineraryId, who), upTo },
        ConditionExpression: 'attribute_not_exists(pk) OR upTo < :upTo',
        ExpressionAttributeValues: { ':upTo': upTo },
      }
      await table.write([{ Put }]).catch((error: unknown) => {
        if (refusalsOf(error)?.[0]?.reason !== 'condition') throw error // a later one is noted already
      })
    },
    async mailDueSince(before) {
      const due = { partition: messageMails, before: before.toISOString() }
      return (await dueItems(table, due, messageIn)).filter(({ mailedAt }) => mailedAt === undefined)
    },
  }
}

class MailTaken extends Error {}

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

/** Items of a trip whose sort key begins so, from the last on; pages are followed until there are enough. */
async function newestItems(
  table: Pick<Table, 'page'>,
  { agencyId, itineraryId }: TripOfMessages,
  { begins, most }: { readonly begins: string; readonly most: number },
): Promise<Item[]> {
  const items: Item[] = []
  let next: Item | undefined
  do {
    const page = await table.page({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :begins)',
      ExpressionAttributeValues: { ':pk': itineraryKey(agencyId, itineraryId).pk, ':begins': begins },
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
