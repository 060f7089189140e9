import { agenciesRoutes } from '#shared/api/agencies'
import { agencyChanges } from '../../data/people/agency-changes'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { detailsOf, requireAgency } from '../agency-access'

const makers = { changes: agencyChanges }

export const getAgency = useCase(
  agenciesRoutes.getAgency,
  async ({ params: { id }, principal }, { changes }: Deps<typeof makers>) =>
    detailsOf(await requireAgency(id, { principal, changes })),
)

export const handler = lambdaFor(getAgency, makers)
