import { agenciesRoutes } from '#shared/api/agencies'
import { agencyChanges } from '../../data/people/agency-changes'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireAgency } from '../agency-access'

const makers = { changes: agencyChanges, terms: termsStore }

export const listTermsAcceptances = useCase(
  agenciesRoutes.listTermsAcceptances,
  async ({ params: { id, version }, principal }, { changes, terms }: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes })
    return terms.acceptances(id, version)
  },
)

export const handler = lambdaFor(listTermsAcceptances, makers)
