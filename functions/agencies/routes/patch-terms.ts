import { agenciesRoutes } from '#shared/api/agencies'
import { actorOf, callerIn } from '../../data/people/people'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyMakers, requireAgency } from '../agency-access'

const makers = { ...agencyMakers, terms: termsStore }

export const patchTerms = useCase(
  agenciesRoutes.patchTerms,
  async ({ params: { id }, body: { text }, principal }, deps: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes: deps.changes })
    const { name: savedBy } = actorOf(principal, await callerIn(deps.agencies, principal))
    await deps.terms.saveDraft(id, { text, savedAt: deps.clock.now().toISOString(), savedBy })
    return deps.terms.ofAgency(id)
  },
)

export const handler = lambdaFor(patchTerms, makers)
