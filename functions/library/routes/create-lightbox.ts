import { lightboxRoutes } from '#shared/api/lightboxes'
import { lightboxIdSchema } from '#shared/ids/ids'
import { listedLightbox } from '../../data/library/lightbox-store'
import { whoActs } from '../../data/people/who-acts'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type LightboxDeps, lightboxMakers } from '../lightbox-view'

/** Makes a lightbox, unless one has the label. */
export const createLightbox = useCase(
  lightboxRoutes.createLightbox,
  async ({ body: { label }, principal }, deps: LightboxDeps) => {
    const { agencyId } = principal
    const there = await deps.lightboxes.all(agencyId)
    const same = there.find((box) => box.label.toLowerCase() === label.toLowerCase())
    if (same !== undefined) return listedLightbox(same)
    const { by } = await whoActs(principal, deps)
    const box = {
      agencyId,
      id: lightboxIdSchema.parse(deps.makeId('lightbox')),
      label,
      mediaIds: [],
      version: 1,
      createdAt: deps.clock.now().toISOString(),
      createdBy: by.name,
      makerId: principal.agentId,
    }
    await deps.lightboxes.add(box, there.length)
    return listedLightbox(box)
  },
)

export const handler = lambdaFor(createLightbox, lightboxMakers)
