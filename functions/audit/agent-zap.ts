import type { AgentPrincipal } from '#shared/access/principal'
import type { ZapEvent, ZapPayload } from '#shared/api/audit'
import { nameOf } from '../data/clients/client-records'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import type { Basics } from '../runtime/use-case'
import type { Zap } from './zap-sender'

interface Acting {
  readonly principal: Pick<AgentPrincipal, 'agencyId' | 'agencyCode' | 'agentId'>
  readonly agency: Pick<AgencyRecord, 'name'> | undefined
  readonly agent: AgentRecord | undefined
  readonly payload?: ZapPayload
}

/**
 * An event of an agent (1 §7): agency and agent are those of the session, whatever the payload
 * says.
 */
export function agentZap(
  zap: ZapEvent,
  acting: Acting,
  { makeId, clock }: Pick<Basics, 'makeId' | 'clock'>,
): Zap {
  const { principal, agency, agent, payload } = acting
  const { agencyId, agencyCode, agentId } = principal
  const own = {
    agencyId,
    agencyCode,
    agentId,
    agency: { id: agencyId, name: agency?.name ?? agencyCode, agencyCode },
    agent: {
      id: agentId,
      fullName: agent === undefined ? agentId : nameOf(agent),
      email: agent?.email ?? null,
    },
  }
  return {
    id: makeId('request'),
    zap,
    agencyId,
    at: clock.now().toISOString(),
    payload: { ...payload, ...own },
  }
}
