import { lightboxRoutes } from '#shared/api/lightboxes'
import { AppError } from '#shared/errors/app-error'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { useCase } from '../../runtime/use-case'
import { type GuestDeps, guestMakers, openedLightbox } from '../opened-lightbox'

/** Keeps what a guest says of a medium of the lightbox that a link leads to. */
export const commentOnLightbox = useCase(
  lightboxRoutes.commentOnLightbox,
  async ({ body: { token, password, ...words }, sourceIp }, deps: GuestDeps) => {
    const { box, link } = await openedLightbox({ token, password, sourceIp }, deps)
    if (!box?.mediaIds.includes(words.mediaId)) throw new AppError('record.not-found')
    await deps.lightboxes.say(link, { ...words, at: deps.clock.now().toISOString() })
    return words
  },
)

export const handler = publicLambdaFor(commentOnLightbox, guestMakers)
