import { agenciesRoutes } from '#shared/api/agencies'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type AgencyDeps, agencyMakers, detailsOf } from '../agency-access'
import { changeAgency } from '../change-agency'
import { requireWithinLimits, termsWith } from '../pricing-terms'

/**
 * No trip is touched: a quote takes the settings when it is quoted again, and a locked price stays.
 */
export const patchPricing = useCase(
  agenciesRoutes.patchPricing,
  async ({ params: { id }, body, principal }, deps: AgencyDeps) => {
    const agency = await changeAgency(id, {
      principal,
      deps,
      change: (before) => {
        requireWithinLimits(before, body)
        return { ...body, firstTerms: before.firstTerms ?? termsWith(before, undefined).terms }
      },
    })
    return detailsOf(agency)
  },
)

export const handler = lambdaFor(patchPricing, agencyMakers)
