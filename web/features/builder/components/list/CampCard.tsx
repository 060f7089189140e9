import { memo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { BuilderCamp } from '../../model/builder-camp'
import { CampFacts } from './CampFacts'
import { CampFeatures } from './CampFeatures'
import { CampPicture } from './CampPicture'
import { CampPrice } from './CampPrice'
import { placeOf } from './CampRow'
import { CampToggles } from './CampToggles'
import { CampWeek } from './CampWeek'
import card from './camp-card.module.css'
import styles from './camp-row.module.css'

interface CampCardProps {
  readonly camp: BuilderCamp
  readonly hasDate: boolean
  /** Pixels that there are for its features. */
  readonly room: number
  readonly onView: (camp: BuilderCamp) => void
}

/** An accommodation as a card: the picture leads, and with a date chosen a week of availability closes it. */
export const CampCard = memo(function CampCard({ camp, hasDate, room, onView }: CampCardProps) {
  return (
    <article className={`${card.card} ${styles.card}`} aria-label={camp.campName}>
      <CampPicture camp={camp} onView={onView} className={card.picture} />
      <div className={card.toggles}>
        <CampToggles camp={camp} look="glass" />
      </div>
      <div className={card.body}>
        <h2 className={card.name}>{camp.campName}</h2>
        <p className={styles.place}>{placeOf(camp)}</p>
        <p className={card.text}>{camp.campInfo}</p>
        <CampFeatures camp={camp} room={room} />
        {hasDate && <CampWeek camp={camp} />}
        <CampFacts camp={camp} />
        <footer className={card.foot}>
          <CampPrice camp={camp} />
          <button type="button" className={`${styles.view} ${card.view}`} data-view onClick={() => onView(camp)}>
            View
            <span className="visually-hidden"> {camp.campName}</span>
            <Icon name="arrow-right" size={15} />
          </button>
        </footer>
      </div>
    </article>
  )
})
