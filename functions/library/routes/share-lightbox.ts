import { lightboxRoutes } from '#shared/api/lightboxes'
import { hashPassword } from '../../agents/password'
import { whoActs } from '../../data/people/who-acts'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type LightboxDeps, lightboxMakers, requireLightbox } from '../lightbox-view'

const dayMs = 86_400_000

/** Makes a link to a lightbox. */
export const shareLightbox = useCase(
  lightboxRoutes.shareLightbox,
  async ({ body: { lightboxId, label, days, password }, principal }, deps: LightboxDeps) => {
    const box = await requireLightbox(principal.agencyId, lightboxId, deps)
    const { by, audit } = await whoActs(principal, deps)
    const now = deps.clock.now()
    const { token, link } = await deps.lightboxes.share(box, {
      label,
      createdAt: now.toISOString(),
      createdBy: by.name,
      expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
      passwordHash: password === '' ? undefined : await hashPassword(password),
      audit: audit('agent_shared_lightbox', { lightbox: box.label, label }),
    })
    // the addresses of pages have no point
    return { address: `/shared-lightbox-link/${token.replace('.', '~')}`, link }
  },
)

export const handler = lambdaFor(shareLightbox, lightboxMakers)
