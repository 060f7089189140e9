import { counted, guestWords } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { Picture } from '../../../../components/picture/Picture'
import { isArrangedByOthers } from '../../model/builder-camp'
import type { BuilderSegment } from '../../model/builder-segment'
import { nightsCount, rangeWords } from '../../model/date-words'
import { isOwn } from '../../model/own-camp'
import { pictureOf } from '../../model/picture-of'
import type { Stay } from '../../model/stay-of-night'
import { HueMark } from '../HueMark'
import styles from './slider.module.css'

interface SegmentCardProps {
  readonly stay: Stay
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A stay in the drawer: picture, dates, rooms, and the ways to change or remove it. */
export function SegmentCard({ stay: { segment, place, hue }, onEdit, onRemove }: SegmentCardProps) {
  const own = isOwn(segment)
  const name = own && segment.title ? segment.title : segment.campName
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <Picture src={pictureOf(segment.featuredImage, '1x1')} alt="" ratio="fill" />
        <span className={styles.mark}>
          <HueMark hue={hue} place={place} />
        </span>
      </span>
      <span className={styles.body}>
        <b className={styles.name}>{name}</b>
        <span className={`${styles.line} tabular`}>
          {rangeWords(segment)} <i>·</i> {counted(nightsCount(segment), 'night')}
        </span>
        <RoomsLine segment={segment} />
        <span className={styles.actions}>
          <button type="button" className={styles.edit} onClick={onEdit}>
            {own ? 'Edit Stay' : 'Edit Rooms'}
            <span className="visually-hidden"> of {name}</span>
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${name}`}
            data-tip="Remove Accommodation"
            onClick={onRemove}
          >
            <Icon name="trash-2" size={14} />
          </button>
        </span>
      </span>
    </li>
  )
}

/** The one room and who is in it, or how many rooms. */
function RoomsLine({ segment }: { readonly segment: BuilderSegment }) {
  const [room] = segment.rooms
  if (isOwn(segment)) {
    return segment.regionCode ? (
      <span className={styles.line}>{segment.regionName}</span>
    ) : (
      <span className={styles.warning}>No region yet</span>
    )
  }
  if (room === undefined) {
    return isArrangedByOthers(segment) ? (
      <span className={styles.line}>Arranged for you</span>
    ) : (
      <span className={styles.warning}>No rooms yet</span>
    )
  }
  if (segment.rooms.length > 1) return <span className={styles.line}>{segment.rooms.length} Rooms</span>
  return (
    <span className={styles.line}>
      {room.room.name}{' '}
      <span className={styles.people} data-tip={guestWords(room)}>
        <Icon name="user-round" size={12} />
        {room.adults}
        {room.children > 0 && (
          <>
            <Icon name="baby" size={12} />
            {room.children}
          </>
        )}
        <span className="visually-hidden"> {guestWords(room)}</span>
      </span>
    </span>
  )
}
