import type { AgentPrincipal } from '#shared/access/principal'
import type { ListedPayment, PaymentRow } from '#shared/api/payment-shapes'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { overdueDays, paymentStanding } from '#shared/payments/payment-standing'
import type { PaymentStore } from '../../data/payments/payment-store'
import type { StoredList } from '../../data/table/filtered-list'
import { listedAgent } from '../../runtime/own'

/** What lists of payments may be filtered and ordered by. `due` is the stored order: those to come by due date first. */
export const paymentWhitelist: Whitelist = {
  filter: {
    paymentId: 'string',
    itineraryId: 'string',
    itineraryName: 'string',
    state: 'string',
    agentId: 'string',
    agentName: 'string',
    clientId: 'string',
    clientName: 'string',
    paymentType: 'string',
    paymentMethod: 'string',
    status: 'string',
    standing: 'string',
    stage: 'string',
    currency: 'string',
    partyName: 'string',
    amount: 'number',
    serviceFee: 'number',
    overdueDays: 'number',
    startDate: 'date',
    dueDate: 'date',
    paidAt: 'date',
  },
  order: [
    ...['due', 'itineraryName', 'clientName', 'agentName', 'paymentType', 'paymentMethod', 'status', 'amount'],
    ...['currency', 'dueDate', 'paidAt', 'overdueDays', 'startDate'],
  ],
  fields: [],
  include: [],
}

interface Asked {
  readonly principal: AgentPrincipal
  readonly today: CalendarDate
}

/** The payments of an agent's agency. Whose they may see is said by `ownPayments`. */
export function paymentList(payments: Pick<PaymentStore, 'list'>, { principal, today }: Asked): StoredList<PaymentRow> {
  return {
    read: (field) => (row) => Reflect.get(row, field),
    order: { field: 'due', direction: 'ascending' },
    async page(query) {
      const { rows, isLast } = await payments.list({ agencyId: principal.agencyId, ...query })
      return { rows: rows.map(({ listed, position }) => ({ listed: rowOf(listed, today), position })), isLast }
    },
  }
}

/** A where clause narrowed to what an agent may see: their own trips' payments, for lead agents all of the agency's. */
export function ownPayments(where: Where, principal: AgentPrincipal): Where {
  const agentId = listedAgent(principal)
  if (agentId === undefined) return where
  return { kind: 'and', of: [where, { kind: 'equality', field: 'agentId', type: 'string', value: agentId }] }
}

/** A line with what is judged today. */
export function rowOf(listed: ListedPayment, today: CalendarDate): PaymentRow {
  return { ...listed, overdueDays: overdueDays(listed, today), standing: paymentStanding(listed) }
}
