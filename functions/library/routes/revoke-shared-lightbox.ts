import { lightboxRoutes } from '#shared/api/lightboxes'
import { AppError } from '#shared/errors/app-error'
import { listedLink } from '../../data/library/lightbox-store'
import { whoActs } from '../../data/people/who-acts'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type LightboxDeps, lightboxMakers } from '../lightbox-view'

/** Takes a link to a lightbox back. */
export const revokeSharedLightbox = useCase(
  lightboxRoutes.revokeSharedLightbox,
  async ({ params: { id }, principal }, deps: LightboxDeps) => {
    const link = await deps.lightboxes.link(principal.agencyId, id)
    if (link === undefined) throw new AppError('record.not-found')
    const { audit } = await whoActs(principal, deps)
    const entry = audit('agent_revoked_lightbox_link', { label: link.label })
    return listedLink(await deps.lightboxes.revoke(link, { now: deps.clock.now(), audit: entry }))
  },
)

export const handler = lambdaFor(revokeSharedLightbox, lightboxMakers)
