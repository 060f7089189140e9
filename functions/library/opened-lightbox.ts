import { AppError } from '#shared/errors/app-error'
import { attemptStore } from '../data/people/attempt-store'
import { countAttempt } from '../portal/throttle'
import type { Deps } from '../runtime/use-case'
import { lightboxMakers } from './lightbox-view'

/** What guests' routes reach. */
export const guestMakers = { ...lightboxMakers, attempts: attemptStore }
export type GuestDeps = Deps<typeof guestMakers>

/** Links that didn't work, from one address in a quarter of an hour. */
export const brokenLinksLimit = 30

/** The lightbox behind a link. @throws AppError record.not-found for every link that opens nothing, auth.throttled */
export async function openedLightbox(token: string, sourceIp: string, deps: GuestDeps) {
  const giveBack = await countAttempt([['lightbox-link', sourceIp, brokenLinksLimit]], deps)
  const link = await deps.lightboxes.open(token, deps.clock.now())
  const box = link && (await deps.lightboxes.get(link.agencyId, link.lightboxId))
  if (box === undefined || link === undefined) throw new AppError('record.not-found')
  await giveBack()
  return { box, link }
}
