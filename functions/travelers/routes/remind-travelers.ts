import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { AppError } from '#shared/errors/app-error'
import { outboxStore } from '../../data/mail/outbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { askForOutbox } from '../../mail/ask-for-outbox'
import { mailLimits } from '../../mail/mail-limits'
import type { ClientMail } from '../../portal/client-mail'
import { sharedStanding } from '../../portal/portal-trip'
import { mailQueue } from '../../runtime/queues'
import type { Deps } from '../../runtime/use-case'
import { useCase } from '../../runtime/use-case'
import { formAudit, formMakers, openForms } from '../party-forms'

const makers = { ...formMakers, limits: mailLimits, outbox: outboxStore, queue: mailQueue }

/** Emails the client a link that opens the forms. */
export const remindTravelers = useCase(
  travelerFormRoutes.remindTravelers,
  async ({ params: { id: itineraryId }, principal }, deps: Deps<typeof makers>) => {
    const all = await openForms(principal, itineraryId, deps)
    const { agencyId, clientId } = all.trip
    const client = clientId === undefined ? undefined : await deps.clients.get(agencyId, clientId)
    if (clientId === undefined || client === undefined || client.archived)
      throw new AppError('portal.no-client')
    if (!all.isOpen) throw new AppError('traveler.closed')
    if (sharedStanding(all.stored.record) === undefined) throw new AppError('portal.not-ready')
    const now = deps.clock.now()
    const mail: ClientMail = { client: 'travelers', agencyId, clientId, itineraryId }
    const waiting = { agencyId, id: deps.makeId('message'), mail: { ...mail } }
    const [agency, entry] = await Promise.all([
      deps.agencies.agency(agencyId),
      formAudit(all, { action: 'reminded_client', details: { about: 'travelers’ details' } }, deps),
    ])
    if (agency === undefined) throw new AppError('auth.required')
    await deps.limits.count({ kind: 'travelers', to: client.email, agency, now }, () =>
      deps.audit.addWith(entry, [deps.outbox.add(waiting, now)]),
    )
    await askForOutbox(waiting, deps.queue)
    return { sentTo: client.email }
  },
)

export const handler = lambdaFor(remindTravelers, makers)
