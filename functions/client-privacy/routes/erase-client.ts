import { clientPrivacyRoutes } from '#shared/api/client-privacy'
import { AppError, isAppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { clientReads } from '../../data/clients/client-reads'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { earliestToday } from '../../runtime/clock'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { eraseSome, erasureMakers, newErasure } from '../erase-client'
import { planErasure } from '../erasure-plan'

const makers = { ...erasureMakers, clients: clientReads, agencies: agencyStore }
/** So long the call erases; the job does the rest. */
const forMs = 8_000

export const eraseClient = useCase(
  clientPrivacyRoutes.eraseClient,
  async ({ params, body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const erasure = await deps.erasures.get(agencyId, params.id)
    const client = await deps.clients.get(agencyId, params.id)
    if (erasure !== undefined && client === undefined) return { isErased: true } // asked again
    const { id: clientId } = requireOwn(principal, client)
    const plan = await planErasure(deps.table, {
      agencyId,
      clientId,
      today: earliestToday(deps.clock),
    })
    const wordsOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
    if (wordsOf(body.name) !== wordsOf(plan.name))
      refuseField('body.name', 'Type the client’s name as it is shown')
    if (plan.blockers.length > 0)
      throw new AppError('client.not-erasable', { blockers: plan.blockers })
    const by = actorOf(principal, await callerIn(deps.agencies, principal))
    const newOrKnown = erasure ?? newErasure({ agencyId, clientId, by })
    await deps.erasures.save(newOrKnown)
    const { erasedAt } = await eraseSome(newOrKnown, deps, forMs).catch((error: unknown) => {
      if (isAppError(error) && error.code === 'service.busy') return newOrKnown // the job goes on
      throw error
    })
    return { isErased: erasedAt !== undefined }
  },
)

export const handler = lambdaFor(eraseClient, makers)
