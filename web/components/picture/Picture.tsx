import { useState } from 'react'
import { useAlive } from '../../lib/loading/use-alive'
import { pictureBlur } from '../../lib/media/picture-blur'
import fallbackUrl from './landscape.svg?no-inline'
import styles from './picture.module.css'

interface PictureProps {
  /** Undefined where there is no picture: a drawn landscape is shown. */
  readonly src: string | undefined
  /** Empty where the text beside it says the same. */
  readonly alt: string
  /** Width to height; `fill` fills the parent. */
  readonly ratio?: '3 / 2' | '4 / 5' | '1 / 1' | '21 / 9' | 'fill'
  /** Loads eagerly without fading in: for pictures in the first view. */
  readonly eager?: boolean
  /** Adds a fine print grain, for large pictures. */
  readonly grain?: boolean
  readonly className?: string | undefined
  /** A CSS background for while it loads (`thumbBlur`); drawn pictures have their own colors. */
  readonly blur?: string | undefined
  /** What stays in view when cropped, as CSS object-position. */
  readonly focus?: string
}

/**
 * Classes rather than inline styles: the public pages are prerendered, and the CSP forbids inline
 * styles there, so that the background comes with the app.
 */
const ratios = {
  '3 / 2': styles.card,
  '4 / 5': styles.portrait,
  '1 / 1': styles.square,
  '21 / 9': styles.wide,
  fill: styles.fill,
} as const

/**
 * A picture that never looks broken: its own colors while it loads, a drawn landscape if it fails
 * (1 §8).
 */
export function Picture({
  src,
  alt,
  ratio = '3 / 2',
  eager = false,
  grain = false,
  className,
  focus,
  blur = pictureBlur(src),
}: PictureProps) {
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const isAlive = useAlive()
  const shownUrl = src === undefined || failed === src ? fallbackUrl : src
  const look = [styles.frame, ratios[ratio], grain && styles.grain, className]
    .filter(Boolean)
    .join(' ')
  return (
    <span className={look} style={isAlive && blur !== undefined ? { background: blur } : undefined}>
      <img
        className={eager || loaded === shownUrl ? `${styles.image} ${styles.there}` : styles.image}
        src={shownUrl}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        style={focus === undefined ? undefined : { objectPosition: focus }}
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setLoaded(shownUrl)
        }}
        onLoad={() => setLoaded(shownUrl)}
        onError={() => {
          console.warn(`The picture ${shownUrl} could not be shown`)
          setFailed(src)
        }}
      />
    </span>
  )
}
