import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { apiReply } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'

/** A payment with its trip, as the list of payments has it. */
export type PaymentRow = Answer<'GET /api/Payments'>[number]

/** The most pages of 100 that the chart reads. */
const mostPages = 20

/** The payments still to come that are due until a day. The list begins with them, by due date: it is read as far as needed. */
export const openPaymentsQuery = (until: CalendarDate) =>
  queryOptions({
    queryKey: ['trips', 'open-payments', until],
    queryFn: async ({ signal }) => {
      const rows: PaymentRow[] = []
      let cursor: string | undefined
      for (let page = 0; page < mostPages; page += 1) {
        const query = { filter: JSON.stringify({ limit: 100 }), ...(cursor === undefined ? {} : { cursor }) }
        const reply = await apiReply('GET /api/Payments', { query, signal })
        rows.push(...reply.answer.filter((row) => isWanted(row, until)))
        cursor = reply.cursor
        const last = reply.answer.at(-1)
        if (cursor === undefined || last === undefined || isPast(last, until)) break
      }
      return rows
    },
    staleTime: 30_000,
  })

/** Money under way is expected no more: it is on its way. */
function isWanted({ standing, status, dueDate }: PaymentRow, until: CalendarDate): boolean {
  return standing === 'open' && status !== 'Authorized' && dueDate !== undefined && dueDate <= until
}

/** Whether the list goes on with nothing that is due until then. */
function isPast({ standing, dueDate }: PaymentRow, until: CalendarDate): boolean {
  return standing === 'paid' || (dueDate !== undefined && dueDate > until)
}
