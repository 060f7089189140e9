import { agenciesRoutes } from '#shared/api/agencies'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import type { AccountMail } from '../../accounts/account-mail'
import { agencyRecord, agentRecord } from '../../data/people/agency-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAudit, agencyMakers, detailsOf } from '../agency-access'
import { requireFreeCode } from '../agency-code'

const makers = { ...agencyMakers, queue: mailQueue }

/** A mail that is lost can be sent again from the agency's people: what was created stays. */
export const createAgency = useCase(
  agenciesRoutes.createAgency,
  async ({ body: { lead, ...body }, principal }, deps: Deps<typeof makers>) => {
    await requireFreeCode(body.agencyCode, deps)
    const agencyId = agencyIdSchema.parse(deps.makeId('agency'))
    const agentId = agentIdSchema.parse(deps.makeId('agent'))
    const agency = agencyRecord.parse({
      ...body,
      id: agencyId,
      admins: [agentId],
      pricingSettings: {},
      featureFlags: ['useItineraryBuilder2', 'useEditItinerary2'],
    })
    const agent = agentRecord.parse({ ...lead, id: agentId, agencyId, capabilities: [] })
    const { name, agencyCode } = agency
    const details = { name, agencyCode, lead: agentId }
    const auditEntry = { principal, agencyId, action: 'agent_created_agency', details } as const
    await deps.changes.create(agency, agent, await agencyAudit(auditEntry, deps))
    await deps.queue
      .send({ account: 'activate', email: lead.email } satisfies AccountMail)
      .catch((error: unknown) => log.warn('account.mail-lost', { agentId, cause: String(error) }))
    return detailsOf(agency)
  },
)

export const handler = lambdaFor(createAgency, makers)
