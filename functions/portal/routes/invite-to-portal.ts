import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import { theZaps } from '../../audit/zap-sender'
import { clientStore } from '../../data/clients/client-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { outboxStore } from '../../data/mail/outbox-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { lambdaFor } from '../../data/table/lambda-for'
import { actionMakers, openTrip, storeChange } from '../../itineraries/edit/change-trip'
import { tripZap } from '../../itineraries/history/trip-zaps'
import { askForOutbox } from '../../mail/ask-for-outbox'
import { mailLimits } from '../../mail/mail-limits'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { agentPortalOf } from '../agent-portal'
import type { ClientMail } from '../client-mail'
import { requireTripClient } from '../portal-trip'

const makers = {
  ...actionMakers,
  clients: clientStore,
  portals: tripPortalStore,
  limits: mailLimits,
  outbox: outboxStore,
  mails: sentMailStore,
  queue: mailQueue,
  zaps: theZaps,
}

/**
 * Shares a trip with its client, who gets a mail that opens it, once the invitation is stored. Each invitation tells the
 * automation hook clientPortalShared (1 §7).
 */
export const inviteToPortal = useCase(
  portalRoutes.inviteToPortal,
  async (
    { params: { id: itineraryId }, body: { ownWords }, principal, requestId },
    deps: Deps<typeof makers>,
  ) => {
    const openedTrip = await openTrip({ principal }, itineraryId, deps)
    const { agencyId, state, published } = openedTrip.before.record
    const client = await requireTripClient(openedTrip.before.record, deps.clients)
    const { id: clientId, email: to } = client
    if (portalStandingOf(state) === undefined) throw new AppError('portal.not-ready')
    const now = deps.clock.now()
    const invite = async () => {
      if (published) await deps.zaps.send(tripZap('clientPortalShared', openedTrip.before, deps))
      else {
        const step = { action: 'inviteToPortal', requestId, keep: () => undefined, deps }
        await storeChange(openedTrip, (record) => ({ ...record, published: true }), step)
      }
      const id = deps.makeId('message')
      const at = now.toISOString()
      const trip = { agencyId, clientId, itineraryId }
      const mail: ClientMail = { client: 'invite', ...trip, mail: { at, id } }
      const waiting = { agencyId, id, mail: { ...mail } }
      const record = {
        ...trip,
        at,
        id,
        kind: 'invitation',
        to,
        by: openedTrip.by,
        ownWords,
      } as const
      const invitation = { invitedAt: at, invitedTo: to }
      const portal = await deps.portals.change(
        trip,
        (before) => ({ ...before, ...invitation }),
        () => [deps.outbox.add(waiting, now), deps.mails.add(record)],
      )
      await askForOutbox(waiting, deps.queue)
      return portal
    }
    const wish = { kind: 'invitation', to, agency: openedTrip.agency, now } as const
    const portal = await deps.limits.count(wish, invite)
    const { record } = openedTrip.before
    return agentPortalOf({ record: { ...record, published: true } }, portal)
  },
)

export const handler = lambdaFor(inviteToPortal, makers)
