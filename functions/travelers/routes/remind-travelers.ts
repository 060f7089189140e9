import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { AppError } from '#shared/errors/app-error'
import { outboxStore } from '../../data/mail/outbox-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { lambdaFor } from '../../data/table/lambda-for'
import { askForOutbox } from '../../mail/ask-for-outbox'
import { mailLimits } from '../../mail/mail-limits'
import type { ClientMail } from '../../portal/client-mail'
import { requireTripClient, sharedStanding } from '../../portal/portal-trip'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { formAudit, formMakers, openForms } from '../party-forms'

const makers = {
  ...formMakers,
  limits: mailLimits,
  outbox: outboxStore,
  mails: sentMailStore,
  queue: mailQueue,
}

/** Emails the client a link that opens the forms. */
export const remindTravelers = useCase(
  travelerFormRoutes.remindTravelers,
  async ({ params: { id: itineraryId }, body, principal }, deps: Deps<typeof makers>) => {
    const all = await openForms(principal, itineraryId, deps)
    const { agencyId } = all.trip
    const client = await requireTripClient(all.trip, deps.clients)
    if (!all.isOpen) throw new AppError('traveler.closed')
    if (sharedStanding(all.stored.record) === undefined) throw new AppError('portal.not-ready')
    const now = deps.clock.now()
    const trip = { agencyId, clientId: client.id, itineraryId }
    const entryPlace = { at: now.toISOString(), id: deps.makeId('message') }
    const mail: ClientMail = { client: 'travelers', ...trip, mail: entryPlace }
    const waiting = { agencyId, id: entryPlace.id, mail: { ...mail } }
    const [agency, entry] = await Promise.all([
      deps.agencies.agency(agencyId),
      formAudit(all, { action: 'reminded_client', details: { about: 'travelers’ details' } }, deps),
    ])
    if (agency === undefined) throw new AppError('auth.required')
    await deps.limits.count({ kind: 'travelers', to: client.email, agency, now }, () =>
      deps.audit.addWith(entry, [
        deps.outbox.add(waiting, now),
        deps.mails.add({
          ...trip,
          ...entryPlace,
          ...body,
          kind: 'travelers',
          to: client.email,
          by: entry.by,
        }),
      ]),
    )
    await askForOutbox(waiting, deps.queue)
    return { sentTo: client.email }
  },
)

export const handler = lambdaFor(remindTravelers, makers)
