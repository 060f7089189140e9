import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../../data/clients/client-store'
import { agencyStore } from '../../data/people/agency-store'
import { portalAccounts } from '../../data/people/portal-accounts'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { listClientAgencies } from '../client-agencies'
import { requireClient } from '../require-client'
import { signInClient } from '../sign-in'

const makers = { accounts: portalAccounts, clients: clientStore, agencies: agencyStore }

/**
 * Changes to another agency of the same person, found by the address that their session proved. Any
 * other agency answers 404.
 */
export const switchClientAgency = useCase(
  portalRoutes.switchClientAgency,
  async ({ principal, body: { agencyId }, event }, deps: Deps<typeof makers>) => {
    const { email } = requireClient(principal)
    const places =
      email === undefined
        ? []
        : await listClientAgencies(email, await deps.accounts.login(email), deps)
    const place = places.find(({ agency }) => agency.id === agencyId)
    if (email === undefined || place === undefined) throw new AppError('record.not-found')
    return signInClient(
      place.client,
      {
        by: 'choice',
        keep: true,
        event,
        write: (writes) => deps.accounts.choose(email, agencyId, writes),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(switchClientAgency, makers)
