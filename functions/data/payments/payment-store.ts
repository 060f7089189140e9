import * as z from 'zod/mini'
import type { ListedPayment } from '#shared/api/payment-shapes'
import { type AgencyId, agencyIdSchema, type PaymentId } from '#shared/ids/ids'
import type { Pause } from '../../runtime/backoff'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { dueItems } from '../table/due-items'
import {
  paymentEventKey,
  paymentKey,
  paymentsDue,
  paymentsToAsk,
  refundsWanted,
} from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { chargesIn, type PaymentCharges } from './payment-charges'
import { paymentIn } from './payment-records'
import { paymentTasks } from './payment-tasks'

/** A payment whose reminder's day has come. */
export interface DuePayment {
  readonly agencyId: AgencyId
  readonly line: ListedPayment
  /** Where it stands among the reminders to come. */
  readonly place: string
}

/** Payments over all trips, and the charges of each. */
export function paymentStore(table: Table, wait?: Pause) {
  return {
    async find(agency: AgencyId, payment: PaymentId) {
      const items = await table.all({
        ...queryOf(paymentKey(agency, payment).pk, { from: 'CHARGES', to: 'PAYMENT' }),
        ConsistentRead: true,
      })
      const [line, charges] = ['PAYMENT', 'CHARGES'].map((sk) =>
        items.find((item) => item.sk === sk),
      )
      return {
        line: line === undefined ? undefined : paymentIn(line),
        charges: charges === undefined ? undefined : chargesIn(charges),
      }
    },
    /** What a person has to do about a payment, by what its provider said. */
    task: paymentTasks(table).get,
    /** @throws what the writes refuse with */
    write: async (writes: readonly PlannedWrite[]) => commit(table, writes, wait),
    /** Payments to remind of, by day, up to and with one; at most 100. */
    async toRemind(day: string): Promise<DuePayment[]> {
      const due = await dueItems(
        table,
        { kind: paymentsDue, before: `${day}#~` },
        (item): DuePayment[] => {
          const { agencyId, gsi2sk } = parseRecord(reminderRecord, item)
          return gsi2sk === undefined ? [] : [{ agencyId, line: paymentIn(item), place: gsi2sk }]
        },
      )
      return due.flat()
    },
    /** Charges with refunds that wait since before an instant; at most 100. */
    refundsSince: (before: Date) =>
      dueItems(table, { kind: refundsWanted, before: before.toISOString() }, chargesIn),
    /** Charges whose provider is to be asked how they stand by an instant; at most 100. */
    async toAsk(now: Date): Promise<PaymentCharges[]> {
      const before = `${now.toISOString()}~`
      // The index may be behind: one that was moved on since is not due.
      const isDue = ({ gsi2sk }: Item) => typeof gsi2sk === 'string' && gsi2sk < before
      const dueCharges = (item: Item) => (isDue(item) ? [chargesIn(item)] : [])
      return (await dueItems(table, { kind: paymentsToAsk, before }, dueCharges)).flat()
    },
  }
}
export type PaymentStore = ReturnType<typeof paymentStore>

/** One that was paid since the index was read has no place any more. */
const reminderRecord = z.object({ agencyId: agencyIdSchema, gsi2sk: z.optional(z.string()) })

/** Providers send an event again for days at the most. */
const eventsKeptSeconds = 90 * 24 * 3600

/** Thrown by a transaction whose event has had its effect before. */
export class EventSeenBefore extends Error {
  override readonly name = 'EventSeenBefore'
}

/** The write that remembers a provider's event, in the transaction of its effect. */
export function rememberEvent({
  provider,
  event,
  now,
}: {
  provider: string
  event: string
  now: Date
}): PlannedWrite {
  const ttl = Math.floor(now.getTime() / 1000) + eventsKeptSeconds
  return putNew(
    { ...paymentEventKey(provider, event), ttl },
    () => new EventSeenBefore(`${provider} ${event}`),
  )
}
