import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import {
  type AgencyId,
  agencyIdSchema,
  clientIdSchema,
  itineraryIdSchema,
  paymentIdSchema,
} from '#shared/ids/ids'
import { type PlannedWrite, putNew } from '../table/commit'
import { paymentLinkKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'

/** Which payment a link leads to, whom it was given to, and until which day one can pay there. */
export const paymentLink = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  clientId: clientIdSchema,
  lastDay: calendarDateSchema,
})
export type PaymentLink = z.infer<typeof paymentLink>

/** A new link: its token, and the write that activates it. */
export interface NewPaymentLink {
  readonly token: string
  readonly write: PlannedWrite
}

/** Whose payment the link is for, and the days that its time follows from. */
export interface LinkWish extends Omit<PaymentLink, 'lastDay'> {
  readonly dueDate: CalendarDate
  readonly today: CalendarDate
}

/**
 * One can pay by a link for six weeks after the due date, or after it was sent when that was later.
 */
const payableDays = 42
/** For another month it shows that it has expired. */
const keptDays = 30

/** A link of 256 random bits, which are told once and stored as a hash only. */
export function newPaymentLink({ dueDate, today, ...whose }: LinkWish): NewPaymentLink {
  const secret = randomBytes(32).toString('hex')
  const key = paymentLinkKey(whose.agencyId, hashOf(secret))
  const lastDay = addDays(dueDate > today ? dueDate : today, payableDays)
  const ttl = Date.parse(addDays(lastDay, keptDays)) / 1000
  return { token: `${whose.agencyId}.${secret}`, write: putNew({ ...key, ...whose, lastDay, ttl }) }
}

/** Links to pay in the table. Reading one is one Get, within its agency. */
export const paymentLinkStore = (table: Pick<Table, 'get'>) => ({
  /** The payment behind a token; undefined for an unknown one. */
  async find(token: string): Promise<PaymentLink | undefined> {
    const tokenParts = partsOf(token)
    if (tokenParts === undefined) return undefined
    return parseFound(
      paymentLink,
      await table.get(paymentLinkKey(tokenParts.agencyId, hashOf(tokenParts.secret))),
    )
  },
})
export type PaymentLinkStore = ReturnType<typeof paymentLinkStore>

function partsOf(
  token: string,
): { readonly agencyId: AgencyId; readonly secret: string } | undefined {
  const [, agency, secret] = /^(\w+)\.([0-9a-f]{64})$/.exec(token) ?? []
  const agencyId = agencyIdSchema.safeParse(agency)
  return agencyId.success && secret !== undefined ? { agencyId: agencyId.data, secret } : undefined
}
