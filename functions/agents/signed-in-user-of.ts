import { isContentManager, isSuperadmin } from '#shared/access/roles'
import type { SignedInUser } from '#shared/api/signed-in-user'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { agencyFees, principalOf } from '../data/people/people'

/** The user as the app sees it (1 §3, User). */
export function signedInUserOf(agent: AgentRecord, agency: AgencyRecord): SignedInUser {
  const principal = principalOf(agent, agency)
  return {
    userId: agent.id,
    email: agent.email,
    firstName: agent.firstName,
    lastName: agent.lastName,
    fullName: `${agent.firstName} ${agent.lastName}`,
    principalType: 'Agent',
    capabilities: {
      superadmin: isSuperadmin(principal),
      contentmanager: isContentManager(principal),
    },
    agency: {
      id: agency.id,
      name: agency.name,
      agencyCode: agency.agencyCode,
      admins: agency.admins,
      currency: agency.currency,
      model: agency.model,
      pricingSettings: agency.pricingSettings,
      fees: agencyFees(agency),
      featureFlags: agency.featureFlags,
      theme: agency.theme,
      objectives: agency.objectives,
      trialEnds: agency.trialEnds,
      mfaRequired: agency.mfaRequired,
      holdsUnscannedFiles: agency.holdsUnscannedFiles,
      returnsServiceFees: agency.returnsServiceFees,
      writeOffLimit: agency.writeOffLimit,
      planningFee: agency.planningFee,
      paymentPlans: agency.paymentPlans,
    },
    headshot: agent.headshot,
    phone: agent.phone,
    timeZone: agent.timeZone,
    notices: agent.notices,
    mustSetUpSecondStep: principal.mustSetUpSecondStep,
    mustAcceptTerms: principal.mustAcceptTerms,
    objectives: agent.objectives,
  }
}
