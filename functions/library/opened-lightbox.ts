import { AppError } from '#shared/errors/app-error'
import { attemptStore } from '../data/people/attempt-store'
import { countAttempt } from '../portal/throttle'
import type { Deps } from '../runtime/use-case'
import { requireLinkPassword } from '../share-links/link-password'
import { lightboxMakers } from './lightbox-view'

/** What guests' routes reach. */
export const guestMakers = { ...lightboxMakers, attempts: attemptStore }
export type GuestDeps = Deps<typeof guestMakers>

/** Links that didn't work, from one address in a quarter of an hour. */
export const brokenLinksLimit = 30

interface Opening {
  readonly token: string
  readonly password?: string | undefined
  readonly sourceIp: string
}

/**
 * The lightbox behind a link; undefined `box` where its password is still to be given.
 * @throws AppError record.not-found for every link that opens nothing, auth.wrong-password,
 * auth.throttled
 */
export async function openedLightbox({ token, password, sourceIp }: Opening, deps: GuestDeps) {
  const giveBack = await countAttempt([['lightbox-link', sourceIp, brokenLinksLimit]], deps)
  const link = await deps.lightboxes.open(token, deps.clock.now())
  const box = link && (await deps.lightboxes.get(link.agencyId, link.lightboxId))
  if (box === undefined || link === undefined) throw new AppError('record.not-found')
  await giveBack()
  const { accessTokenId, passwordHash } = link
  if (passwordHash === undefined) return { box, link }
  if (password === undefined) return { box: undefined, link }
  await requireLinkPassword({ link: accessTokenId, passwordHash, password, sourceIp }, deps)
  return { box, link }
}
