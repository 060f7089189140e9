import { mailOpeningsRoutes } from '#shared/api/mail-openings'
import { mailOpeningsStore } from '../../data/mail/mail-openings-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAudit, agencyMakers, requireAgency } from '../agency-access'

const makers = { ...agencyMakers, openings: mailOpeningsStore }

export const patchMailOpenings = useCase(
  mailOpeningsRoutes.patchMailOpenings,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes: deps.changes })
    const details = { changed: 'saved words for emails' }
    const entry = await agencyAudit(
      { principal, agencyId: id, action: 'agent_updated_agency', details },
      deps,
    )
    return deps.openings.save(id, body, entry)
  },
)

export const handler = lambdaFor(patchMailOpenings, makers)
