import { agenciesRoutes } from '#shared/api/agencies'
import { agencyChanges } from '../../data/people/agency-changes'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireAgency } from '../agency-access'

const makers = { changes: agencyChanges, terms: termsStore }

export const getTerms = useCase(
  agenciesRoutes.getTerms,
  async ({ params: { id }, principal }, { changes, terms }: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes })
    return terms.ofAgency(id)
  },
)

export const handler = lambdaFor(getTerms, makers)
