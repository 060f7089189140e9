import type { AgentPrincipal } from '#shared/access/principal'
import { libraryCategory } from '#shared/api/media-content'
import { AppError } from '#shared/errors/app-error'
import { mediaTypeOf } from '#shared/format/media-type'
import type { AgencyId, LightboxId, MediaId } from '#shared/ids/ids'
import { mayApproveMedia } from '#shared/library/library-rights'
import type { MediaRecord } from '../data/files/media-records'
import { libraryStore } from '../data/library/library-store'
import {
  type LightboxRecord,
  type LightboxWords,
  lightboxStore,
} from '../data/library/lightbox-store'
import { agencyStore } from '../data/people/agency-store'
import type { whoActs } from '../data/people/who-acts'
import type { Deps } from '../runtime/use-case'

/** What routes of lightboxes reach. */
export const lightboxMakers = {
  lightboxes: lightboxStore,
  library: libraryStore,
  agencies: agencyStore,
}
export type LightboxDeps = Deps<typeof lightboxMakers>

/** @throws AppError record.not-found */
export async function requireLightbox(
  agencyId: AgencyId,
  id: LightboxId,
  { lightboxes }: Pick<LightboxDeps, 'lightboxes'>,
) {
  const box = await lightboxes.get(agencyId, id)
  if (box === undefined) throw new AppError('record.not-found')
  return box
}

/**
 * Whether somebody may rename and delete a lightbox of their agency: who made it, lead agents and
 * content managers.
 */
export const mayChangeLightbox = (agent: AgentPrincipal, { makerId }: LightboxRecord): boolean =>
  makerId === agent.agentId || mayApproveMedia(agent)

/** @throws AppError auth.forbidden */
export function requireLightboxChange(agent: AgentPrincipal, box: LightboxRecord): void {
  if (!mayChangeLightbox(agent, box)) throw new AppError('auth.forbidden')
}

/** The media of a lightbox in its order, without those that left the library. */
export async function mediaOfBox(
  { agencyId, mediaIds }: LightboxRecord,
  { library }: Pick<LightboxDeps, 'library'>,
) {
  const media = new Map(
    (await library.some(agencyId, mediaIds)).map((medium) => [medium.id, medium]),
  )
  return mediaIds.flatMap((id) => {
    const medium = media.get(id)
    if (medium?.status === undefined) return []
    const { mimeType, s3Key, width, height, blur, userFilename: name } = medium
    return [{ id, name, mimeType, mediaType: mediaTypeOf(mimeType), s3Key, width, height, blur }]
  })
}

/** A lightbox as guests see it, with what was said by their own link. */
export async function guestViewOf(
  box: LightboxRecord,
  said: readonly LightboxWords[],
  deps: LightboxDeps,
) {
  const [agency, media] = await Promise.all([
    deps.agencies.agency(box.agencyId),
    mediaOfBox(box, deps),
  ])
  if (agency === undefined || agency.archived) throw new AppError('record.not-found')
  const { name, agencyCode, address, theme } = agency
  const own = said.map(({ mediaId, isPicked, comment }) => ({ mediaId, isPicked, comment }))
  return {
    id: box.id,
    agency: { name, agencyCode, address, theme },
    label: box.label,
    media,
    said: own,
  }
}

export const isInLibrary = ({ status, presentationCategory }: MediaRecord): boolean =>
  status !== undefined && presentationCategory === libraryCategory

interface Sorting {
  readonly add?: readonly MediaId[] | undefined
  readonly take?: readonly MediaId[] | undefined
}

/**
 * Puts media into a lightbox and takes others out: first the lightbox, which is what counts, then
 * what its media say of themselves. Asked again, it finishes what was cut off.
 * @throws AppError record.not-found for media that are not in the library
 */
export async function sortInto(
  box: LightboxRecord,
  { add = [], take = [] }: Sorting,
  { audit }: Pick<Awaited<ReturnType<typeof whoActs>>, 'audit'>,
  deps: LightboxDeps,
): Promise<LightboxRecord> {
  const media = await deps.library.some(box.agencyId, [...new Set([...add, ...take])])
  const isThere = new Set(media.filter(isInLibrary).map(({ id }) => id))
  if (!add.every((id) => isThere.has(id))) throw new AppError('record.not-found')
  const takenAway = new Set(take)
  const mediaIds = [...new Set([...box.mediaIds, ...add])].filter((id) => !takenAway.has(id))
  const isSame = mediaIds.join() === box.mediaIds.join()
  const after = isSame ? box : await deps.lightboxes.change(box, { mediaIds })
  const edits = media.flatMap((medium) => {
    const before = medium.lightboxes ?? []
    const others = before.filter((id) => id !== box.id)
    const lightboxes = takenAway.has(medium.id) ? others : [...others, box.id]
    return lightboxes.length === before.length ? [] : [{ medium, after: { lightboxes } }]
  })
  await deps.library.edit(
    edits,
    audit('agent_edited_library', { lightbox: box.label, media: edits.length }),
  )
  return after
}
