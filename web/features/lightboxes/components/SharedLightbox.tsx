import { useEffect, useRef, useState } from 'react'
import type { GuestLightbox } from '#shared/api/lightboxes'
import { lightboxTokenKey } from '../../../lib/session/token'
import { commentOnLightbox } from '../api/shared-lightbox'
import type { Said } from '../model/lightbox-media'
import { LightboxWall } from './LightboxWall'

interface SharedLightboxProps {
  readonly view: GuestLightbox
  readonly token: string
  /** The one that opened it. */
  readonly password: string | undefined
}

/**
 * A lightbox as guests see it, who pick and comment. What they say stands at once, and goes back
 * where it is refused.
 */
export function SharedLightbox({ view, token, password }: SharedLightboxProps) {
  const { id, label, agency, media } = view
  const [said, setSaid] = useState<readonly Said[]>(view.said)
  useEffect(() => localStorage.setItem(lightboxTokenKey(id), token), [id, token])
  const put = (mediaId: Said['mediaId'], words: Said | undefined) =>
    setSaid((all) => [
      ...all.filter((one) => one.mediaId !== mediaId),
      ...(words === undefined ? [] : [words]),
    ])
  /**
   * One after the other: each replaces what was said of its medium before, so a late one would take
   * back a later one.
   */
  const lastSending = useRef<Promise<unknown>>(Promise.resolve())
  const say = async ({ mediaId, isPicked, comment }: Said) => {
    const before = said.find((one) => one.mediaId === mediaId)
    put(mediaId, { mediaId, isPicked, comment })
    const words = { token, ...(password !== undefined && { password }), mediaId, isPicked, comment }
    const sending = lastSending.current.then(() => commentOnLightbox(words))
    lastSending.current = sending.catch(() => undefined)
    await sending.catch((error: unknown) => {
      put(mediaId, before)
      throw error
    })
  }
  return <LightboxWall label={label} agency={agency} media={media} said={said} onSay={say} />
}
