import type { Refusal } from '../../runtime/http-lambda'
import { log } from '../../runtime/log'
import type { Table } from '../table/table-access'
import type { Actor } from './actor'
import { agencyStore } from './agency-store'
import type { AuditEntry } from './audit-store'
import { actorOf, agencyActor, callerIn } from './people'
import { visitStore } from './visit-store'

/**
 * Notes in the audit trail that a signed-in caller was refused (ASVS 5.0, 16.3.2): once in half an
 * hour for a domain of routes, so that nobody fills the trail. Guests of a shared link are strangers
 * and not noted. A note that fails is logged, and changes no answer.
 */
export async function noteRefusal(table: Table, refusal: Refusal): Promise<void> {
  const { principal, route, code, clock, makeId } = refusal
  try {
    const by = await refusedActor(table, refusal)
    if (by === undefined) return
    const entry: AuditEntry = {
      id: makeId('audit'),
      agencyId: principal.agencyId,
      action: 'access_refused',
      ...(principal.kind === 'client' ? { clientId: principal.clientId } : {}),
      details: { route: route.domain, of: `${route.method} ${route.path}`, code },
      timestamp: clock.now().toISOString(),
      by,
    }
    await visitStore(table).writeOnce(entry)
  } catch (error) {
    log.warn('access.refusal-not-noted', { cause: String(error) })
  }
}

async function refusedActor(table: Table, { principal }: Refusal): Promise<Actor | undefined> {
  if (principal.kind === 'guest') return undefined
  if (principal.kind === 'client') return { kind: 'client', id: principal.clientId, name: 'Client' }
  if (principal.kind !== 'agent') return agencyActor(principal)
  return actorOf(principal, await callerIn(agencyStore(table), principal))
}
