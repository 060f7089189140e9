import { memo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { BuilderCamp } from '../../model/builder-camp'
import { useBuilder } from '../../state/builder-store'
import { CampColumn } from './CampColumn'
import { CampFacts } from './CampFacts'
import { CampFeatures } from './CampFeatures'
import { CampPicture } from './CampPicture'
import { CampPrice } from './CampPrice'
import { CampToggles } from './CampToggles'
import styles from './camp-row.module.css'

interface CampRowProps {
  readonly camp: BuilderCamp
  readonly hasDate: boolean
  /** Pixels that there are for its features. */
  readonly room: number
  readonly onView: (camp: BuilderCamp) => void
}

/** An accommodation as a line of the list: picture, what it is, and with a date chosen its calendar. */
export const CampRow = memo(function CampRow({ camp, hasDate, room, onView }: CampRowProps) {
  const isPinned = useBuilder(({ pinnedAccommodationMap }) => camp.supplierCode in pinnedAccommodationMap)
  return (
    <article className={hasDate ? `${styles.row} ${styles.dated}` : styles.row} aria-label={camp.campName}>
      <CampPicture camp={camp} onView={onView} />
      <div className={styles.body}>
        <header className={styles.head}>
          <div className={styles.names}>
            <h2 className={styles.name}>{camp.campName}</h2>
            <p className={styles.place}>{placeOf(camp)}</p>
          </div>
          <CampToggles camp={camp} />
        </header>
        <p className={styles.text}>{camp.campInfo}</p>
        <CampFeatures camp={camp} room={room} />
        <footer className={styles.foot}>
          <CampFacts camp={camp} />
          <CampPrice camp={camp} />
          <button
            type="button"
            className={isPinned ? `${styles.view} ${styles.primary}` : styles.view}
            data-view
            onClick={() => onView(camp)}
          >
            View Detail
            <span className="visually-hidden"> of {camp.campName}</span>
            <Icon name="arrow-right" size={15} />
          </button>
        </footer>
      </div>
      {hasDate && <CampColumn camp={camp} />}
    </article>
  )
})

/** `Okavango Delta, Botswana`. */
export function placeOf({ regionName, country }: Pick<BuilderCamp, 'regionName' | 'country'>): string {
  return [regionName, country].filter((part) => part !== '').join(', ') || 'Anywhere'
}
