import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import { clientStore } from '../../data/clients/client-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { actionMakers, openTrip } from '../../itineraries/edit/change-trip'
import { webAddress } from '../../runtime/configuration'
import { type Deps, useCase } from '../../runtime/use-case'
import { invitationMail } from '../invitation-mail'
import { requireTripClient, sharedStanding } from '../portal-trip'
import { travelersMail } from '../travelers-mail'

const makers = { ...actionMakers, clients: clientStore, webAddress }

/**
 * A mail to a trip's client as they would get it, by what makes the one that is sent. Its links lead nowhere: those
 * that sign in are made when it is sent and are the client's alone. Whether the client has a password stays unsaid.
 */
export const previewTripMail = useCase(
  portalRoutes.previewTripMail,
  async ({ params, body, principal }, deps: Deps<typeof makers>) => {
    const { before: stored, agency } = await openTrip({ principal }, params.id, deps)
    const { agencyId, agentId, state } = stored.record
    const client = await requireTripClient(stored.record, deps.clients)
    const standing =
      body.kind === 'travelers' ? sharedStanding(stored.record) : portalStandingOf(state)
    if (standing === undefined) throw new AppError('portal.not-ready')
    const signer = await deps.agencies.agent(agencyId, agentId)
    const { kind, ownWords } = body
    const { webAddress } = deps
    const url = `${webAddress}/client/enter/link`
    const parts = { client, agency, stored, signer, ownWords, url, webAddress }
    const { to, subject, text, html } = mails[kind](parts)
    return { to, subject, text, html }
  },
)

const mails = { invitation: invitationMail, travelers: travelersMail }

export const handler = lambdaFor(previewTripMail, makers)
