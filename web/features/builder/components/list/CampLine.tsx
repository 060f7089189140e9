import { memo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { BuilderCamp } from '../../model/builder-camp'
import { featureRoom } from '../../model/list-lines'
import type { ViewMode } from '../../state/builder-store'
import { CampFacts } from './CampFacts'
import { CampFeatures } from './CampFeatures'
import { CampPicture } from './CampPicture'
import { CampPrice } from './CampPrice'
import { CampRow, placeOf } from './CampRow'
import { CampToggles } from './CampToggles'
import { CampWeek } from './CampWeek'

interface CampLineProps {
  readonly camps: readonly BuilderCamp[]
  readonly viewMode: ViewMode
  readonly columns: number
  /** Width of the list in pixels. */
  readonly width: number
  readonly hasDate: boolean
  readonly onView: (camp: BuilderCamp) => void
}

/** One line of the list: a row, or a few cards. */
export function CampLine({ camps, viewMode, columns, width, hasDate, onView }: CampLineProps) {
  const room = featureRoom({ viewMode, columns, width, hasDate })
  if (viewMode === 'list') {
    return camps.map((camp) => (
      <CampRow key={camp.supplierCode} camp={camp} hasDate={hasDate} room={room} onView={onView} />
    ))
  }
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {camps.map((camp) => (
        <CampCard key={camp.supplierCode} camp={camp} hasDate={hasDate} room={room} onView={onView} />
      ))}
    </div>
  )
}

interface CampCardProps {
  readonly camp: BuilderCamp
  readonly hasDate: boolean
  /** Width for its features, in pixels. */
  readonly room: number
  readonly onView: (camp: BuilderCamp) => void
}

/** An accommodation as a card: picture first, and with a date chosen, a week of availability at the bottom. */
const CampCard = memo(function CampCard({ camp, hasDate, room, onView }: CampCardProps) {
  return (
    <article className="card" aria-label={camp.campName}>
      <CampPicture camp={camp} onView={onView} />
      <div className="toggles">
        <CampToggles camp={camp} look="glass" />
      </div>
      <div className="body">
        <h2 className="name">{camp.campName}</h2>
        <p className="place">{placeOf(camp)}</p>
        <p className="text">{camp.campInfo}</p>
        <CampFeatures camp={camp} room={room} />
        {hasDate && <CampWeek camp={camp} />}
        <CampFacts camp={camp} />
        <footer className="foot">
          <CampPrice camp={camp} />
          <button type="button" className="view" data-view onClick={() => onView(camp)}>
            View
            <span className="visually-hidden"> {camp.campName}</span>
            <Icon name="arrow-right" size={15} />
          </button>
        </footer>
      </div>
    </article>
  )
})
