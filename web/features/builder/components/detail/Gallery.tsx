import Dialog from '@mui/material/Dialog'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { Picture } from '../../../../components/picture/Picture'
import { pictureOf } from '../../model/picture-of'
import styles from './gallery.module.css'

interface GalleryProps {
  readonly name: string
  readonly images: readonly { readonly s3Key: string }[]
  readonly onClose: () => void
}

/** The pictures of an accommodation, one at a time; the arrows turn them. */
export function Gallery({ name, images, onClose }: GalleryProps) {
  const [at, setAt] = useState(0)
  const turn = (by: number) => setAt((at + by + images.length) % images.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-label={`Pictures of ${name}`}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <div className={styles.frame}>
        <Picture
          src={pictureOf(images[at], '3x2')}
          alt={`${name}, picture ${at + 1} of ${images.length}`}
          ratio="fill"
          eager
        />
      </div>
      <button
        type="button"
        className={`${styles.turn} ${styles.left}`}
        aria-label="Previous picture"
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-left" size={22} />
      </button>
      <button
        type="button"
        className={`${styles.turn} ${styles.right}`}
        aria-label="Next picture"
        onClick={() => turn(1)}
      >
        <Icon name="chevron-right" size={22} />
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
      <p className={`${styles.place} tabular`} aria-hidden="true">
        {at + 1} / {images.length}
      </p>
    </Dialog>
  )
}
