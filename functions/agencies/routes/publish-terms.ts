import { agenciesRoutes } from '#shared/api/agencies'
import { AppError } from '#shared/errors/app-error'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAudit, agencyMakers, requireAgency } from '../agency-access'

const makers = { ...agencyMakers, terms: termsStore }

export const publishTerms = useCase(
  agenciesRoutes.publishTerms,
  async ({ params: { id }, principal }, deps: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes: deps.changes })
    const { draft, versions } = await deps.terms.ofAgency(id)
    if (draft === undefined) throw new AppError('terms.no-draft')
    const version = (versions[0]?.version ?? 0) + 1
    const auditFacts = {
      principal,
      agencyId: id,
      action: 'agent_published_terms',
      details: { version },
    } as const
    const audit = await agencyAudit(auditFacts, deps)
    const publishedTerms = {
      version,
      text: draft.text,
      publishedAt: audit.timestamp,
      publishedBy: audit.by.name,
    }
    await deps.terms.publish(id, { draft, version: publishedTerms, audit })
    return deps.terms.ofAgency(id)
  },
)

export const handler = lambdaFor(publishTerms, makers)
