import { maxInLightbox } from '#shared/api/lightboxes'
import type { LightboxId, MediaId } from '#shared/ids/ids'
import type { MediaRecord } from '../data/files/media-records'
import type { LightboxRecord, lightboxStore } from '../data/library/lightbox-store'
import { onceMore } from '../runtime/backoff'

type Lightboxes = Pick<ReturnType<typeof lightboxStore>, 'get' | 'change'>

/**
 * Takes a medium that was removed out of its lightboxes, so that their counts are what they show.
 * The medium keeps their ids: it goes back when it is restored. Called again, it finishes what was
 * cut off.
 */
export async function leaveLightboxes(
  { agencyId, id, lightboxes = [] }: MediaRecord,
  boxes: Lightboxes,
) {
  for (const box of lightboxes)
    await changePlaces(boxes, { agencyId, box }, (mediaIds) =>
      mediaIds.filter((other) => other !== id),
    )
}

/**
 * Puts a medium that is restored back into those of its lightboxes that still exist and have room.
 * @returns their ids
 */
export async function returnToLightboxes(
  { agencyId, id, lightboxes = [] }: MediaRecord,
  boxes: Lightboxes,
) {
  const present: LightboxId[] = []
  for (const box of lightboxes) {
    const after = await changePlaces(boxes, { agencyId, box }, (mediaIds) =>
      [...new Set([...mediaIds, id])].slice(0, maxInLightbox),
    )
    if (after?.mediaIds.includes(id)) present.push(after.id)
  }
  return present
}

interface BoxPlace extends Pick<MediaRecord, 'agencyId'> {
  readonly box: string
}

/** @returns the lightbox as it is then; undefined where it was deleted */
function changePlaces(
  boxes: Lightboxes,
  { agencyId, box }: BoxPlace,
  change: (mediaIds: readonly MediaId[]) => MediaId[],
): Promise<LightboxRecord | undefined> {
  return onceMore(['record.busy'], async () => {
    const lightbox = await boxes.get(agencyId, box as LightboxId) // as the lightbox wrote it
    const mediaIds = lightbox && change(lightbox.mediaIds)
    if (
      lightbox === undefined ||
      mediaIds === undefined ||
      mediaIds.length === lightbox.mediaIds.length
    )
      return lightbox
    return boxes.change(lightbox, { mediaIds })
  })
}
