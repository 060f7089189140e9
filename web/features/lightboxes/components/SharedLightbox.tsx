import { useEffect, useState } from 'react'
import type { GuestLightbox } from '#shared/api/lightboxes'
import { lightboxTokenKey } from '../../../lib/session/token'
import { commentOnLightbox } from '../api/shared-lightbox'
import { LightboxWall, type Said } from './LightboxWall'

interface SharedLightboxProps {
  readonly view: GuestLightbox
  readonly token: string
  /** The one that opened it. */
  readonly password: string | undefined
}

/** A lightbox as guests see it, who pick and comment. What they say stands at once, and goes back where it is refused. */
export function SharedLightbox({ view, token, password }: SharedLightboxProps) {
  const { id, label, agency, media } = view
  const [said, setSaid] = useState<readonly Said[]>(view.said)
  useEffect(() => localStorage.setItem(lightboxTokenKey(id), token), [id, token])
  const put = (mediaId: Said['mediaId'], words: Said | undefined) =>
    setSaid((all) => [...all.filter((one) => one.mediaId !== mediaId), ...(words === undefined ? [] : [words])])
  const say = async ({ mediaId, isPicked, comment }: Said) => {
    const before = said.find((one) => one.mediaId === mediaId)
    put(mediaId, { mediaId, isPicked, comment })
    await commentOnLightbox({ token, ...(password !== undefined && { password }), mediaId, isPicked, comment }).catch(
      (error: unknown) => {
        put(mediaId, before)
        throw error
      },
    )
  }
  return <LightboxWall {...{ label, agency, media, said }} onSay={say} />
}
