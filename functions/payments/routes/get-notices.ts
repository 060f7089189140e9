import type { ListedPayment } from '#shared/api/payment-shapes'
import { paymentsRoutes } from '#shared/api/payments'
import type { AgencyId } from '#shared/ids/ids'
import { overdueDays } from '#shared/payments/payment-standing'
import { type EndingHolds, endingHolds } from '../../data/itineraries/ending-holds'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type PaymentStore, paymentStore } from '../../data/payments/payment-store'
import { strayRefundList } from '../../data/payments/stray-refunds'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import { type Basics, useCase } from '../../runtime/use-case'
import { type HandRefundDeps, handRefunds } from '../refunds/hand-refunds'

export interface NoticesDeps extends Basics, HandRefundDeps {
  readonly payments: Pick<PaymentStore, 'list' | 'all'>
  readonly holds: EndingHolds
}

const dayMs = 24 * 3_600_000
/** What is read of the payments to come, the longest due first; and what is told of each kind. */
const mostPages = 5
const pageSize = 100
const mostTold = 20

/** What an agent should look at now: money to be sent back by hand, late payments, the latest first, and holds that end within a day. */
export const getNotices = useCase(paymentsRoutes.getNotices, async ({ principal }, deps: NoticesDeps) => {
  const { payments, holds, clock } = deps
  const [now, today] = [clock.now(), clock.today()]
  const period = { from: now, to: new Date(now.getTime() + dayMs) }
  const { agencyId } = principal
  const [refunds, due, ending] = await Promise.all([
    handRefunds({ principal }, deps),
    dueBefore({ agencyId, day: today }, payments),
    holds.ofAgency(agencyId, period),
  ])
  const late = due.filter((line) => overdueDays(line, today) > 0 && isOwn(principal, line))
  const own = ending.filter(({ trip }) => isOwn(principal, trip))
  return {
    overdue: late
      .slice(-mostTold)
      .reverse()
      .map((line) => ({ ...line, overdueDays: overdueDays(line, today) })),
    overdueCount: late.length,
    holds: own.slice(0, mostTold).map(({ trip, until }) => ({
      ...{ itineraryId: trip.id, itineraryName: trip.name, clientName: trip.clientName, until },
    })),
    holdCount: own.length,
    refunds: refunds.slice(0, mostTold),
    refundCount: refunds.length,
  }
})

interface Asked {
  readonly agencyId: AgencyId
  readonly day: string
}

/** The payments to come that were due before a day. They stand in the order of their due dates. */
async function dueBefore({ agencyId, day }: Asked, payments: NoticesDeps['payments']): Promise<ListedPayment[]> {
  const found: ListedPayment[] = []
  let after: Parameters<PaymentStore['list']>[0]['after']
  for (let page = 0; page < mostPages; page++) {
    const { rows, isLast } = await payments.list({ agencyId, prefix: 'open#', limit: pageSize, after })
    const due = rows.map(({ listed }) => listed).filter(({ dueDate }) => dueDate !== undefined && dueDate < day)
    found.push(...due)
    if (isLast || due.length < rows.length) break
    after = rows.at(-1)?.position
  }
  return found
}

export const handler = lambdaFor(getNotices, (table) => ({
  payments: paymentStore(table),
  strays: strayRefundList(table),
  itineraries: itineraryStore(table),
  holds: endingHolds(table),
}))
