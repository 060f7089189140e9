import { agenciesRoutes } from '#shared/api/agencies'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type AgencyDeps, agencyMakers, detailsOf } from '../agency-access'
import { changeAgency } from '../change-agency'

/** Nothing of an agency is ever deleted: it is archived. */
export const deleteAgency = useCase(
  agenciesRoutes.deleteAgency,
  async ({ params: { id }, principal }, deps: AgencyDeps) =>
    detailsOf(await changeAgency(id, { principal, deps, change: () => ({ archived: true }) })),
)

export const handler = lambdaFor(deleteAgency, agencyMakers)
