import { useState } from 'react'
import { pictureBlur } from '../../lib/media/picture-blur'
import fallbackUrl from './landscape.svg?no-inline'
import styles from './picture.module.css'

interface PictureProps {
  /** Undefined where there is no picture: a drawn landscape stands in. */
  readonly src: string | undefined
  /** Empty where the text beside it says the same. */
  readonly alt: string
  /** Width to height; `fill` takes the size of the box around it. */
  readonly ratio?: '3 / 2' | '4 / 5' | '1 / 1' | '21 / 9' | 'fill'
  /** Loads at once and appears as it comes: for what is seen first. */
  readonly eager?: boolean
  /** A fine grain over it, as on printed posters: for the large ones. */
  readonly grain?: boolean
  readonly className?: string | undefined
  /** What stays in sight when it is cropped, as CSS object-position. */
  readonly focus?: string
}

/** Classes, not styles: the public pages are written to files, where the policy forbids styles in place. */
const ratios = {
  '3 / 2': styles.card,
  '4 / 5': styles.portrait,
  '1 / 1': styles.square,
  '21 / 9': styles.wide,
  fill: styles.fill,
} as const

/** A picture that is never a broken image: its own colors while it loads, a drawn landscape when it fails (1 §8). */
export function Picture({ src, alt, ratio = '3 / 2', eager = false, grain = false, className, focus }: PictureProps) {
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const shown = src === undefined || failed === src ? fallbackUrl : src
  const look = [styles.frame, ratios[ratio], grain && styles.grain, className].filter(Boolean).join(' ')
  const blur = pictureBlur(src)
  return (
    <span className={look} style={blur === undefined ? undefined : { background: blur }}>
      <img
        className={eager || loaded === shown ? `${styles.image} ${styles.there}` : styles.image}
        src={shown}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        style={focus === undefined ? undefined : { objectPosition: focus }}
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setLoaded(shown)
        }}
        onLoad={() => setLoaded(shown)}
        onError={() => {
          console.warn(`The picture ${shown} could not be shown`)
          setFailed(src)
        }}
      />
    </span>
  )
}
