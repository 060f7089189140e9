import type { AgentPrincipal } from '#shared/access/principal'
import { termsVersion } from '#shared/access/terms-of-service'
import { contentManagerAgencyCodes, feesInForce } from '../../runtime/configuration'
import { optionalEnv } from '../../runtime/env'
import type { AgencyPrincipal } from '../../runtime/own'
import { type ClientRecord, nameOf } from '../clients/client-records'
import type { People } from '../itineraries/itinerary-records'
import type { Actor } from './actor'
import type { AgencyRecord, AgentRecord } from './agency-records'
import type { AgencyStore } from './agency-store'

/**
 * The agent who does something, as history and the audit trail name them; while masquerading with
 * both ids.
 */
export function actorOf(
  { agentId, masqueradedBy, homeAgencyId }: AgentPrincipal,
  agent: AgentRecord | undefined,
): Actor {
  const name = agent === undefined ? agentId : nameOf(agent)
  return {
    kind: 'agent',
    id: agentId,
    name,
    masqueradedBy: masqueradedBy?.agentId,
    masqueraderName: masqueradedBy?.name,
    homeAgencyId,
  }
}

/** Whoever calls for an agency, an API key included. */
export const agencyActor = (principal: AgencyPrincipal): Actor =>
  principal.kind === 'agent'
    ? actorOf(principal, undefined)
    : { kind: principal.kind, id: principal.keyId, name: principal.name }

/** The agent who calls: a superadmin who acts in another agency belongs to their own. */
export const callerIn = (
  agencies: Pick<AgencyStore, 'agent'>,
  { agencyId, homeAgencyId = agencyId, agentId }: AgentPrincipal,
): Promise<AgentRecord | undefined> => agencies.agent(homeAgencyId, agentId)

/** Who a record is when signed in: the principal of their calls. */
export function principalOf(agent: AgentRecord, agency: AgencyRecord): AgentPrincipal {
  const capabilities = capabilitiesOf(agent, agency)
  return {
    kind: 'agent',
    agencyId: agency.id,
    agentId: agent.id,
    agencyCode: agency.agencyCode,
    isAgencyAdmin: agency.admins.includes(agent.id),
    capabilities,
    flags: agency.featureFlags,
    ...(needsSecondStep(agent, agency) && !agent.hasSecondStep && { mustSetUpSecondStep: true }),
    ...(!hasAcceptedTerms(agent) && { mustAcceptTerms: true }),
  }
}

/**
 * Whether somebody must sign in by two steps: their agency says so, or the stage does for those who
 * change what all agencies share.
 */
export const needsSecondStep = (agent: AgentRecord, agency: AgencyRecord): boolean =>
  agency.mfaRequired ||
  (optionalEnv('staffSecondStep') === 'required' && capabilitiesOf(agent, agency).length > 0)

/** Whether somebody has accepted Tembea's terms as they are now. */
export const hasAcceptedTerms = ({ objectives, acceptedTerms }: AgentRecord): boolean =>
  objectives.termsAccepted === true && acceptedTerms === termsVersion

/** What a person may, with what the server's configuration gives to all of their agency. */
function capabilitiesOf(
  { capabilities }: AgentRecord,
  { agencyCode }: AgencyRecord,
): AgentPrincipal['capabilities'] {
  const isListed =
    contentManagerAgencyCodes().includes(agencyCode) && !capabilities.includes('contentmanager')
  return isListed ? [...capabilities, 'contentmanager'] : capabilities
}

/** The fees of an agency in percent: its own, else the configuration's. */
export function agencyFees({
  fees = {},
}: Pick<AgencyRecord, 'fees'>): ReturnType<typeof feesInForce> {
  const { credit, ach, foreignSellMarkup } = feesInForce()
  return {
    credit: fees.credit ?? credit,
    ach: fees.ach ?? ach,
    foreignSellMarkup: fees.foreignSellMarkup ?? foreignSellMarkup,
  }
}

/** A job of ours. */
export const systemActor = (name: string): Actor => ({ kind: 'system', id: name, name: 'Tembea' })

/** The people of an itinerary by name. */
export function peopleOf({ agency, agent, client }: Named): People {
  return {
    clientData: client === undefined ? undefined : { name: nameOf(client) },
    user: {
      agency: { name: agency.name, agencyCode: agency.agencyCode },
      agent: { fullName: nameOf(agent), email: agent.email },
    },
  }
}

interface Named {
  readonly agency: AgencyRecord
  readonly agent: AgentRecord
  readonly client: ClientRecord | undefined
}
