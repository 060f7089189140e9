import { fieldsOf } from '#shared/catalogue/fields-of'
import type { Whitelist } from '#shared/catalogue/filter-types'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgencyId } from '#shared/ids/ids'
import { overdueDays } from '#shared/payments/payment-standing'
import type { Columns } from '../../data/lists/columns'
import { listReader } from '../../data/lists/list-reader'
import { type PaymentLine, paymentLines } from '../../data/lists/payment-lines'
import type { Table } from '../../data/table/table-access'
import type { Deps } from '../../runtime/use-case'

export const paymentListMakers = { paymentList: (table: Table) => listReader(table, paymentLines) }
export type ListPaymentsDeps = Deps<typeof paymentListMakers>

/**
 * What lists of payments may be filtered and ordered by. `due` is the stored order: those to come
 * by due date first.
 */
export const paymentWhitelist: Whitelist = {
  filter: {
    ...fieldsOf(
      'string',
      'paymentId itineraryId itineraryName state agentId agentName clientId clientName',
    ),
    ...fieldsOf('string', 'paymentType paymentMethod status standing stage currency partyName'),
    ...fieldsOf('number', 'amount serviceFee overdueDays'),
    ...fieldsOf('date', 'startDate dueDate paidAt'),
  },
  order: [
    'due',
    'itineraryName',
    'clientName',
    'agentName',
    'paymentType',
    'paymentMethod',
    'status',
    'amount',
    'currency',
    'dueDate',
    'paidAt',
    'overdueDays',
    'startDate',
  ],
  fields: [],
  include: [],
}

/** The payments of an agency, with how late they are judged on a day. */
export async function paymentsOn(
  day: CalendarDate,
  {
    agencyId,
    paymentList,
  }: { readonly agencyId: AgencyId } & Pick<ListPaymentsDeps, 'paymentList'>,
): Promise<Columns<PaymentLine>> {
  const list = await paymentList.now(agencyId)
  list.judge('overdueDays', { day, judge: (line) => overdueDays(line, day) })
  return list
}
