import Button from '@mui/material/Button'
import { useState } from 'react'
import { counted } from '#shared/format/words'
import { childRestriction } from '#shared/rooms/child-age'
import { Icon } from '../../../../components/icons/Icon'
import { Picture } from '../../../../components/picture/Picture'
import type { BuilderCamp } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { pictureOf } from '../../model/picture-of'
import { placeOf } from '../list/CampRow'
import { CampToggles } from '../list/CampToggles'
import styles from './detail-hero.module.css'
import { Gallery } from './Gallery'

interface DetailHeroProps {
  readonly camp: BuilderCamp
  readonly images: readonly { readonly s3Key: string }[]
  readonly onBack: () => void
}

/** The picture of an accommodation with its name, and the way back to all of them. */
export function DetailHero({ camp, images, onBack }: DetailHeroProps) {
  const [isGalleryOpen, setGalleryOpen] = useState(false)
  return (
    <section className={styles.hero}>
      <Picture src={pictureOf(camp.featuredImage, '2x1')} alt="" ratio="fill" eager focus="50% 80%" />
      <div className={styles.scrim} />
      <div className={styles.bar}>
        <Button size="small" variant="glass" startIcon={<Icon name="arrow-left" size={16} />} onClick={onBack}>
          View All Accommodations
        </Button>
        <span className={styles.space} />
        <CampToggles camp={camp} look="glass" />
        {images.length > 1 && (
          <Button
            size="small"
            variant="glass"
            startIcon={<Icon name="images" size={16} />}
            onClick={() => setGalleryOpen(true)}
          >
            {counted(images.length, 'picture')}
          </Button>
        )}
      </div>
      <div className={styles.title}>
        {!isOwn(camp) && (
          <p className={styles.place}>
            <Icon name="map-pin" size={16} />
            {placeOf(camp)}
          </p>
        )}
        <h1 className={styles.name}>{camp.campName}</h1>
        <p className={styles.facts}>
          {camp.online && (
            <span>
              <Icon name="radio" size={16} />
              Live availability
            </span>
          )}
          {camp.minChildAge > 0 && (
            <span>
              <Icon name="baby" size={16} />
              {childRestriction(camp.minChildAge)}
            </span>
          )}
          {isOwn(camp) && <span>Arranged by you</span>}
        </p>
      </div>
      {isGalleryOpen && <Gallery name={camp.campName} images={images} onClose={() => setGalleryOpen(false)} />}
    </section>
  )
}
