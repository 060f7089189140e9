import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type MessageRecord, messageItem } from '../../data/itineraries/message-records'
import { agencyStore } from '../../data/people/agency-store'
import { auditWrite } from '../../data/people/audit-store'
import { putNew } from '../../data/table/commit'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripContext } from '../../itineraries/edit/trip-context'
import { nextVersion } from '../../itineraries/history/next-version'
import { planChange } from '../../itineraries/history/plan-change'
import { titleOf } from '../../itineraries/history/segment-title'
import { refuseStale } from '../../itineraries/history/stale-version'
import { askForMail } from '../../messages/mail-message'
import { onceMore } from '../../runtime/backoff'
import { mailQueue } from '../../runtime/queues'
import { type CallContext, type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requireSharedTrip } from '../portal-trip'
import { isOffered } from '../portal-view'
import { requireClient } from '../require-client'

const makers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  clients: clientStore,
  queue: mailQueue,
}

/**
 * Takes an optional item of a proposal or leaves it; trip, history, audit entry and the message to
 * the agent change as one.
 */
export const takeOption = useCase(portalRoutes.takeOption, (call, deps: Deps<typeof makers>) =>
  onceMore(['record.changed'], () => takeOnce(call, deps)),
)

async function takeOnce(
  {
    params,
    body: { partId, isTaken },
    principal,
    requestId,
  }: CallContext<typeof portalRoutes.takeOption>,
  deps: Deps<typeof makers>,
) {
  const reader = requireClient(principal)
  const { agencyId, clientId } = reader
  const [found, client, agency] = await Promise.all([
    deps.itineraries.get(agencyId, params.id),
    deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
  ])
  const { stored, standing } = requireSharedTrip(reader, found)
  const { record } = stored
  const item = record.segments.find((segment) => segment.id === partId && isOffered(segment))
  if (client === undefined || agency === undefined || item === undefined)
    throw new AppError('record.not-found')
  if ((item.chargeable !== false) === isTaken) return { isTaken }
  const { flags, state, finance } = record
  if (standing !== 'proposal' || isPriceLocked({ flags, state, sell: finance?.sell ?? 0 }))
    throw new AppError('portal.not-a-proposal')

  const now = deps.clock.now()
  const segments = record.segments.map((segment) =>
    segment === item ? { ...segment, chargeable: isTaken } : segment,
  )
  const after = repriceItinerary(
    { ...nextVersion(record, now), segments },
    tripContext(agency),
    record,
  )
  const details = { partId, isTaken }
  const audit = clientDid(
    client,
    { action: 'client_chose_option', itineraryId: params.id, details },
    deps,
  )
  const message: MessageRecord = {
    id: deps.makeId('message'),
    agencyId,
    itineraryId: params.id,
    clientId,
    conversation: 'client',
    by: audit.by,
    text: isTaken ? `Please add ${titleOf(item)}.` : `Please leave out ${titleOf(item)}.`,
    sentAt: now.toISOString(),
  }
  const plan = planChange(stored, after, {
    by: audit.by,
    action: 'option',
    makeId: deps.makeId,
    requestId,
  })
  const also = [...(plan.also ?? []), putNew(messageItem(message)), auditWrite(audit)]
  await deps.itineraries.save({ ...plan, also }).catch(refuseStale(record.version, now))
  await askForMail(message, deps.queue)
  return { isTaken }
}

export const handler = lambdaFor(takeOption, makers)
