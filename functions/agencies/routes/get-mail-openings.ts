import { mailOpeningsRoutes } from '#shared/api/mail-openings'
import { mailOpeningsStore } from '../../data/mail/mail-openings-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyMakers, requireAgency } from '../agency-access'

const makers = { changes: agencyMakers.changes, openings: mailOpeningsStore }

export const getMailOpenings = useCase(
  mailOpeningsRoutes.getMailOpenings,
  async ({ params: { id }, principal }, { changes, openings }: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes })
    return openings.ofAgency(id)
  },
)

export const handler = lambdaFor(getMailOpenings, makers)
