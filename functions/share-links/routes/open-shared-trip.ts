import { shareLinksRoutes } from '#shared/api/share-links'
import { AppError } from '#shared/errors/app-error'
import { verifyPassword } from '../../agents/password'
import { attemptStore } from '../../data/people/attempt-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { countAttempt } from '../../portal/throttle'
import { presentationMakers, presentationParts } from '../../presentations/presentation-parts'
import { presentationView } from '../../presentations/presentation-view'
import { type Deps, useCase } from '../../runtime/use-case'
import { findSharedTrip, type SharedByLink, sharedTripMakers } from '../find-shared-trip'
import { linkAudit } from '../shown-link'

const makers = { ...presentationMakers, ...sharedTripMakers, attempts: attemptStore }

/** Links that didn't work, from one address in a quarter of an hour. */
export const brokenLinksLimit = 30
/** Passwords tried on one link in a quarter of an hour, from one address and from all of them. */
export const passwordLimits = { address: 10, link: 100 } as const

/** What guests see of a trip. Each opening counts; the first one is in the audit trail. */
export const openSharedTrip = useCase(
  shareLinksRoutes.openSharedTrip,
  async ({ body: { token, password }, sourceIp }, deps: Deps<typeof makers>) => {
    const giveBack = await countAttempt([['share-link', sourceIp, brokenLinksLimit]], deps)
    const shared = await findSharedTrip(token, deps)
    if (shared === undefined) throw new AppError('record.not-found')
    await giveBack()
    const { link, trip, agency } = shared
    if (link.passwordHash !== undefined) {
      if (password === undefined) return { agencyName: agency.name, isLocked: true as const }
      await requirePassword(shared, { password, sourceIp, ...deps })
    }
    const parts = await presentationParts(trip, deps)
    const by = { kind: 'system', id: 'guest', name: link.listed.label || 'Guest' } as const
    const audit = linkAudit({ action: 'guest_opened_itinerary', by, trip: trip.record, link: link.listed }, deps)
    await deps.links.open(link, { now: deps.clock.now(), audit })
    return presentationView(parts)
  },
)

/** @throws AppError auth.wrong-password, and auth.throttled before it is looked at */
async function requirePassword(
  { link: { passwordHash, listed } }: SharedByLink,
  { password, sourceIp, ...deps }: Deps<typeof makers> & { readonly password: string; readonly sourceIp: string },
): Promise<void> {
  const giveBack = await countAttempt(
    [
      ['share-password', `${listed.id} ${sourceIp}`, passwordLimits.address],
      ['share-password-all', listed.id, passwordLimits.link],
    ],
    deps,
  )
  if (!(await verifyPassword(password, passwordHash))) throw new AppError('auth.wrong-password')
  await giveBack()
}

export const handler = publicLambdaFor(openSharedTrip, makers)
