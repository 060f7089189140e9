import type { AgentPrincipal } from '#shared/access/principal'
import { paymentsRoutes } from '#shared/api/payments'
import type { Where } from '#shared/catalogue/filter-types'
import type { AgentId } from '#shared/ids/ids'
import { isUrgent } from '#shared/payments/concern'
import { clientListMakers } from '../../clients/client-list'
import { endingHolds } from '../../data/itineraries/ending-holds'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { ownWhere } from '../../data/lists/list-page'
import { paymentRowIn } from '../../data/lists/payment-lines'
import { paymentTasks } from '../../data/payments/payment-tasks'
import { strayRefundList } from '../../data/payments/stray-refunds'
import { agentStore } from '../../data/people/agent-store'
import { noticeMarks } from '../../data/people/notice-marks'
import { lambdaFor } from '../../data/table/lambda-for'
import { taskStore } from '../../data/tasks/task-store'
import { travelerFormStore } from '../../data/travelers/traveler-form-store'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { firstViews } from '../../portal/first-views'
import { isOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { dueTasks } from '../../tasks/due-tasks'
import { ownFollowUps } from '../../tasks/follow-ups-for'
import { paymentListMakers, paymentsOn } from '../lists/payment-list'
import { handRefunds } from '../refunds/hand-refunds'
import { tasksFor } from '../tasks/tasks-for'

const lateWhere: Where = { kind: 'gt', field: 'overdueDays', type: 'number', value: 0 }
const dayMs = 24 * 3_600_000
/** For how long a payment that came in is news. */
const newsMs = 3 * dayMs
/** What is told of each kind. */
const maxTold = 20

/** Money that clients paid by themselves; a wire was noted by the agent. */
const paidSince = (since: Date): Where => ({
  kind: 'and',
  of: [
    { kind: 'gte', field: 'paidAt', type: 'date', value: since.toISOString() },
    { kind: 'inq', field: 'paymentMethod', type: 'string', value: ['credit', 'ach'] },
  ],
})

/** For how long a client who was given to an agent is news. */
const assignedMs = 7 * dayMs

const assignedTo = (agentId: AgentId, since: Date): Where => ({
  kind: 'and',
  of: [
    { kind: 'equality', field: 'agentId', type: 'string', value: agentId },
    { kind: 'gte', field: 'assignedAt', type: 'date', value: since.toISOString() },
  ],
})

const makers = {
  ...paymentListMakers,
  ...clientListMakers,
  ...tripListMakers,
  strays: strayRefundList,
  tasks: paymentTasks,
  portals: tripPortalStore,
  itineraries: itineraryStore,
  holds: endingHolds,
  marks: noticeMarks,
  agentTasks: taskStore,
  people: agentStore,
  forms: travelerFormStore,
}

/**
 * What an agent should look at now: payments that came in, money to be sent back by hand, late
 * payments, the latest first, holds that end within a day, tasks due, what the rules say of their own
 * trips, and clients given to them.
 */
export const getNotices = useCase(
  paymentsRoutes.getNotices,
  async ({ principal }, deps: Deps<typeof makers>) => {
    const { paymentList, clientList, holds, marks, clock } = deps
    const [now, today] = [clock.now(), clock.today()]
    const period = { from: now, to: new Date(now.getTime() + dayMs) }
    const { agencyId, agentId } = principal
    const [refunds, tasks, toBeDone, views, payments, ending, clients, marked] = await Promise.all([
      handRefunds({ principal }, deps),
      tasksFor({ principal }, deps),
      whatIsDue(principal, deps),
      firstViews({ principal, since: new Date(now.getTime() - newsMs).toISOString() }, deps),
      paymentsOn(today, { agencyId, paymentList }),
      holds.ofAgency(agencyId, period),
      clientList.now(agencyId),
      marks.ofAgent(agencyId, agentId),
    ])
    const where = ownWhere(lateWhere, principal)
    const late = payments.page({
      where,
      order: [{ field: 'dueDate', direction: 'descending' }],
      limit: maxTold,
    })
    const paidPage = payments.page({
      where: ownWhere(paidSince(new Date(now.getTime() - newsMs)), principal),
      order: [{ field: 'paidAt', direction: 'descending' }],
      limit: maxTold,
    })
    const assignedPage = clients.page({
      where: assignedTo(agentId, new Date(now.getTime() - assignedMs)),
      order: [{ field: 'assignedAt', direction: 'descending' }],
      limit: maxTold,
    })
    const own = ending.filter(({ trip }) => isOwn(principal, trip))
    return {
      marks: marked,
      overdue: late.lines.map((line) => paymentRowIn(line, today)),
      overdueCount: payments.countOf(where),
      paid: paidPage.lines.map((line) => paymentRowIn(line, today)),
      holds: own.slice(0, maxTold).map(({ trip, until }) => ({
        itineraryId: trip.id,
        itineraryName: trip.name,
        clientName: trip.clientName,
        until,
      })),
      holdCount: own.length,
      refunds: refunds.slice(0, maxTold),
      refundCount: refunds.length,
      views: views.slice(0, maxTold),
      tasks: tasks
        .filter(({ done, state }) => done === undefined && isUrgent({ state }))
        .slice(0, maxTold),
      ...toBeDone,
      assigned: assignedPage.lines.map(({ id, name, assignedAt = '', assignedBy = '' }) => ({
        clientId: id,
        clientName: name,
        at: assignedAt,
        by: assignedBy,
      })),
    }
  },
)

/** Tasks of an agent that are due, and what the rules say of their own trips. */
async function whatIsDue(principal: AgentPrincipal, deps: Deps<typeof makers>) {
  const { agencyId, agentId } = principal
  const [now, today] = [deps.clock.now(), deps.clock.today()]
  const { tasks, dismissals } = await deps.agentTasks.all(agencyId)
  const [toDo, followUps] = await Promise.all([
    dueTasks(tasks, { agencyId, agentId, now }, deps),
    ownFollowUps({ principal, today, dismissals }, deps),
  ])
  return { toDo: toDo.slice(0, maxTold), followUps: followUps.slice(0, maxTold) }
}

export const handler = lambdaFor(getNotices, makers)
