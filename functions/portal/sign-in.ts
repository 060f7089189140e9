import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { PortalPlace } from '#shared/api/portal'
import type { ItineraryId } from '#shared/ids/ids'
import { deviceOf } from '../agents/begin-session'
import type { ClientRecord } from '../data/clients/client-records'
import { auditWrite } from '../data/people/audit-store'
import { newClientSession } from '../data/people/client-sessions'
import type { PlannedWrite } from '../data/table/commit'
import { hasInsecureCookies } from '../runtime/configuration'
import { log } from '../runtime/log'
import type { Basics } from '../runtime/use-case'
import { clientDid } from './client-audit'

interface SignIn {
  readonly by: 'password' | 'link' | 'code' | 'choice'
  readonly keep: boolean
  readonly event: APIGatewayProxyEventV2
  readonly itineraryId?: ItineraryId | undefined
  readonly place?: PortalPlace | undefined
  /** Stores session and audit entry together. */
  readonly write: (writes: readonly PlannedWrite[]) => Promise<void>
}

/** Starts a session of a client, and answers its token. */
export async function signInClient(
  client: ClientRecord,
  { by, keep, event, itineraryId, place, write }: SignIn,
  { clock, makeId }: Basics,
) {
  const { agencyId, id: clientId, email } = client
  const session = newClientSession(
    { kind: 'client', agencyId, clientId, email },
    { keep, now: clock.now(), device: deviceOf(event) },
  )
  const entry = clientDid(
    client,
    { action: 'client_login', itineraryId, details: { by } },
    { clock, makeId },
  )
  await write([session.write, auditWrite(entry)])
  log.info('client.signed-in', { agencyId, clientId, by })
  const isCookieSecure = !hasInsecureCookies()
  return {
    id: session.token,
    clientId,
    expires: session.expires.toISOString(),
    isCookieSecure,
    itineraryId,
    place,
  }
}
