import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { agentsRoutes } from '#shared/api/agents'
import type { AnswerOf } from '#shared/api/contract'
import { cutText } from '#shared/format/plain-text'
import { tellSignIn } from '../accounts/sign-in-events'
import { agentZap } from '../audit/agent-zap'
import type { theZaps } from '../audit/zap-sender'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { principalOf } from '../data/people/people'
import type { Device, SessionStore } from '../data/people/session-store'
import { hasInsecureCookies } from '../runtime/configuration'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'
import type { Basics } from '../runtime/use-case'
import { signedInUserOf } from './signed-in-user-of'

interface Beginning extends Basics {
  readonly sessions: Pick<SessionStore, 'start'>
  readonly zaps: ReturnType<typeof theZaps>
  readonly queue: Queue
}

interface SignedIn {
  readonly agency: AgencyRecord
  readonly agent: AgentRecord
  readonly keep: boolean
  /** What they proved it by, for the log. */
  readonly by: 'password' | 'code' | 'recovery code' | 'passkey'
  readonly event: APIGatewayProxyEventV2
}

/**
 * Starts the session of somebody who has proved who they are, and answers as every way of signing
 * in does.
 */
export async function beginSession(
  { agency, agent, keep, by, event }: SignedIn,
  deps: Beginning,
): Promise<AnswerOf<(typeof agentsRoutes)['login']>> {
  const now = deps.clock.now()
  const principal = principalOf(agent, agency)
  const device = deviceOf(event)
  const { token, expires } = await deps.sessions.start(principal, {
    keep,
    now,
    device,
  })
  await deps.zaps.send(agentZap('agencyLogIn', { principal, agency, agent }, deps))
  const whose = { agencyId: agency.id, agentId: agent.id }
  await tellSignIn(deps.queue, { signIn: 'done', whose, at: now.toISOString(), ...device })
  log.info('agent.signed-in', { agencyId: agency.id, agentId: agent.id, by })
  return {
    id: token,
    userId: agent.id,
    expires: expires.toISOString(),
    user: signedInUserOf(agent, agency),
    isCookieSecure: !hasInsecureCookies(),
  }
}

/**
 * What the request tells of where it comes from; the edge knows the place, where it is asked to.
 */
export function deviceOf({ headers }: APIGatewayProxyEventV2): Device {
  const placeNames = [
    headers['cloudfront-viewer-country-region-name'],
    headers['cloudfront-viewer-country-name'],
  ].filter((part) => part !== undefined && part !== '')
  return {
    userAgent: headers['user-agent']?.slice(0, 300),
    place: placeNames.length === 0 ? undefined : cutText(placeNames.join(', '), 100),
  }
}
