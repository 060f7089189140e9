import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireClient } from '../require-client'

const makers = { terms: termsStore }

/** Accepts the version in force by the name that the client typed. Accepted twice, the first name and time stay. */
export const acceptTerms = useCase(
  portalRoutes.acceptTerms,
  async ({ body: { version, name }, principal }, { terms, clock }: Deps<typeof makers>) => {
    const { agencyId, clientId } = requireClient(principal)
    const present = await terms.inForce(agencyId)
    if (present?.version !== version) throw new AppError('portal.terms-changed')
    const at = clock.now().toISOString()
    const isNew = await terms.accept(agencyId, { version, who: { kind: 'client', id: clientId, name }, at })
    if (isNew) log.info('terms.accepted', { agencyId, clientId, version })
    const kept = isNew ? undefined : await terms.acceptance(agencyId, version, clientId)
    return { version, name: kept?.who.name ?? name, at: kept?.at ?? at }
  },
)

export const handler = lambdaFor(acceptTerms, makers)
