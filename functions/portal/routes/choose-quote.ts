import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { theZaps } from '../../audit/zap-sender'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type MessageRecord, messageItem } from '../../data/itineraries/message-records'
import { proposalStore } from '../../data/itineraries/proposal-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { auditWrite } from '../../data/people/audit-store'
import { putNew } from '../../data/table/commit'
import { lambdaFor } from '../../data/table/lambda-for'
import { enquiryZap } from '../../itineraries/history/trip-zaps'
import { askForMail } from '../../messages/mail-message'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'
import { choiceWords, withdrawRivals } from '../rival-versions'

const makers = {
  itineraries: itineraryStore,
  clients: clientStore,
  portals: tripPortalStore,
  proposals: proposalStore,
  queue: mailQueue,
  zaps: theZaps,
}

/**
 * Chooses a proposal, or takes the choice back while the agent has not touched the trip since: the
 * agent gets a message, also by mail. Of the versions of a proposal one is chosen at a time: choosing
 * another takes the earlier choice back.
 */
export const chooseQuote = useCase(
  portalRoutes.chooseQuote,
  async ({ params: { id: itineraryId }, query, principal }, deps: Deps<typeof makers>) => {
    const reader = requireClient(principal)
    const { agencyId, clientId } = reader
    const [found, client] = await Promise.all([
      deps.itineraries.get(agencyId, itineraryId),
      deps.clients.get(agencyId, clientId),
    ])
    const { stored, standing } = requireSharedTrip(reader, found)
    if (client === undefined) throw new AppError('record.not-found')
    const present = await deps.portals.get({ agencyId, itineraryId, clientId })
    const chooses = query.undo === undefined
    const isChosen = present.chosenAt !== undefined
    if (chooses === isChosen) return { chosenAt: present.chosenAt }
    if (standing !== 'proposal') throw new AppError('portal.not-a-proposal')
    if (present.chosenAt !== undefined && stored.record.updatedAt > present.chosenAt)
      throw new AppError('portal.choice-over')
    const rivals = chooses ? await withdrawRivals(stored.record, deps) : []
    const at = deps.clock.now().toISOString()
    const audit = clientDid(
      client,
      { action: 'client_enquired_trip', itineraryId, details: { chosen: chooses } },
      deps,
    )
    const message: MessageRecord = {
      id: deps.makeId('message'),
      agencyId,
      itineraryId,
      clientId,
      conversation: 'client',
      by: audit.by,
      text: chooses
        ? `I’d like to go ahead with ${choiceWords(stored.record, rivals)}.`
        : `I’ve taken back my choice of ${stored.record.name} for now.`,
      sentAt: at,
    }
    let isNew = false
    const portalAfter = await deps.portals.change(
      { agencyId, itineraryId, clientId },
      (portal) => ({ ...portal, chosenAt: chooses ? (portal.chosenAt ?? at) : undefined }),
      (before) => {
        isNew = chooses === (before.chosenAt === undefined)
        return isNew ? [putNew(messageItem(message)), auditWrite(audit)] : []
      },
    )
    if (isNew) {
      await Promise.all([
        askForMail(message, deps.queue),
        deps.zaps.send(enquiryZap(stored, message.text, deps)),
      ])
    }
    return { chosenAt: portalAfter.chosenAt }
  },
)

export const handler = lambdaFor(chooseQuote, makers)
