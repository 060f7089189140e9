import type { CSSProperties } from 'react'
import type { PresentationPicture } from '#shared/api/presentation-shapes'
import type { PictureRatio } from '#shared/media/picture-url'
import { Picture } from '../../../components/picture/Picture'
import { artUrl, mediaUrl } from '../../../lib/media/picture-url'
import styles from './presentation.module.css'

interface PlateProps {
  readonly picture: PresentationPicture | undefined
  /** What is drawn where there is no picture. */
  readonly seed: string
  readonly ratio?: PictureRatio
  readonly eager?: boolean
}

/** A picture that fills its place, around the focus that the agent set. */
export function Plate({ picture, seed, ratio = '3x2', eager = false }: PlateProps) {
  const { x = 50, y = 50, zoom = 1 } = picture?.focus ?? {}
  const src = picture?.url ?? mediaUrl(picture?.s3Key, ratio) ?? artUrl({ seed, ratio })
  const crop = {
    transform: `scale(${zoom})`,
    transformOrigin: `${x}% ${y}%`,
  } satisfies CSSProperties
  return (
    <span className={styles.plate} style={zoom === 1 ? undefined : crop}>
      <Picture src={src} alt="" ratio="fill" eager={eager} focus={`${x}% ${y}%`} />
    </span>
  )
}
