import type { AgentPrincipal } from '#shared/access/principal'
import { isSuperadmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import type { ClientRecord } from '../data/clients/client-records'
import type { MailStops } from '../data/mail/mail-stops'
import type { AgentRecord } from '../data/people/agency-records'
import type { Basics } from '../runtime/use-case'
import { withoutStop } from './change-client'
import { clientAudit } from './client-audit'
import type { ClientDeps } from './client-deps'

interface Resuming {
  readonly before: ClientRecord
  readonly principal: AgentPrincipal
  readonly agent: AgentRecord
}

/**
 * Lets mails to a client out again. An agent may try an address that bounced once: after that, and
 * after a complaint, only superadmins may, when the person asks for it, because each further one
 * costs all agencies' delivery.
 * @throws AppError auth.forbidden; ClientChangedMeanwhile
 */
export async function resumeMail(
  { before, principal, agent }: Resuming,
  deps: Pick<ClientDeps, 'clients'> & Basics & { readonly stops: Pick<MailStops, 'get' | 'lift'> },
): Promise<ClientRecord> {
  const stop = await deps.stops.get(before.email)
  const mayLift = stop === undefined || (stop.reason === 'bounce' && !stop.isRepeated)
  if (!mayLift && !isSuperadmin(principal)) throw new AppError('auth.forbidden')
  if (stop === undefined && before.mailStop === undefined) return before
  const now = deps.clock.now()
  const at = now.toISOString()
  const after = { ...withoutStop(before), version: before.version + 1, updatedAt: at }
  const audit = clientAudit(after, {
    id: deps.makeId('audit'),
    action: 'agent_resumed_mail',
    principal,
    agent,
    details: { reason: stop?.reason ?? before.mailStop?.reason ?? '' },
    at,
  })
  const also = stop === undefined ? [] : [deps.stops.lift(before.email, stop, now)]
  await deps.clients.save({ before, after, audit: [audit], also })
  return after
}
