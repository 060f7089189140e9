import { postAsGuest } from '../../../lib/api/post-as-guest'
import type { Answer, Sent } from '../../../lib/api/route-table'

/** Opens the lightbox that a link leads to. @throws ApiError */
export const openSharedLightbox = async (token: string, password?: string) =>
  (await postAsGuest('/api/shared-lightboxes/open', {
    token,
    password,
  })) as Answer<'POST /api/shared-lightboxes/open'> // the server shares the contract

/** Sends what a guest says of a medium. @throws ApiError */
export const commentOnLightbox = (said: Sent<'POST /api/shared-lightboxes/comment'>['body']) =>
  postAsGuest('/api/shared-lightboxes/comment', said)
