import { memo } from 'react'
import { filmOf } from '#shared/media/film'
import { Icon } from '../../../components/icons/Icon'
import { centeredLook, ellipsis, inRow, paint, radius } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { sizeWords } from '../../../lib/files/size-words'
import { mediaUrl } from '../../../lib/media/picture-url'
import type { Medium } from '../api/library'

interface MediaTileProps {
  /** Undefined while it is on its way. */
  readonly medium: Medium | undefined
  /** Its place in the view. */
  readonly at: number
  readonly isList: boolean
  readonly isChosen: boolean
  /** The one that the Tab key reaches. */
  readonly isCurrent: boolean
  /** Something is chosen: a click chooses, too. */
  readonly isChoosing: boolean
  readonly onChoose: (medium: Medium, at: number, isRange: boolean) => void
  readonly onOpen: (medium: Medium) => void
  /** Pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * A medium of the library: its picture, what it is called, where it belongs, and whether it is
 * approved. Its look is the list's (`tilesLook`), because many of them are drawn in a frame while
 * one scrolls.
 */
export const MediaTile = memo(function MediaTile(props: MediaTileProps) {
  const {
    medium,
    at,
    isList,
    isChosen,
    isCurrent,
    isChoosing,
    onChoose,
    onOpen,
    left,
    top,
    width,
    height,
  } = props
  const name = medium?.name ?? 'Loading'
  const choose = (isRange: boolean) => medium && onChoose(medium, at, isRange)
  return (
    <li
      className={`${isList ? 'row' : 'tile'} ${isChosen ? 'chosen' : ''}`}
      style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
    >
      <div className="picture">{medium && <MediumPicture medium={medium} />}</div>
      {medium?.isHero && (
        <span className="hero">
          <Icon name="star" size={12} /> Hero
        </span>
      )}
      <div className="caption">
        <b title={name}>{name}</b>
        <div>
          <span>{medium?.campName ?? medium?.by}</span>
          {medium && <MediumStatus status={medium.status} />}
        </div>
      </div>
      {isList && medium && (
        <span className="facts">
          {[...medium.collections, ...medium.tags].join(', ') || 'No tags'} ·{' '}
          {sizeWords(medium.size)}
        </span>
      )}
      <button
        type="button"
        className="open"
        aria-label={name}
        aria-pressed={isChosen}
        data-at={at}
        tabIndex={isCurrent ? 0 : -1}
        onClick={({ shiftKey }) => {
          if (isChoosing || shiftKey) choose(shiftKey)
          else if (medium) onOpen(medium)
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a click on an input doesn't tell that Shift is held in every browser */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        aria-label={`Select ${name}`}
        tabIndex={-1}
        className="check"
        onClick={({ shiftKey }) => choose(shiftKey)}
      >
        {isChosen && <Icon name="check" size={14} />}
      </button>
    </li>
  )
})

/** The picture of a medium, cropped; of a film its still with a sign on it. */
export function MediumPicture({ medium: { mediaType, s3Key } }: { readonly medium: Medium }) {
  const still = filmOf(s3Key)?.thumbnail
  const isPhoto = mediaType === 'photo'
  return (
    <>
      {(isPhoto || still !== undefined) && (
        <Picture
          src={mediaUrl(still ?? s3Key, '3x2', '320')}
          alt=""
          ratio="fill"
          blur={undefined}
        />
      )}
      {!isPhoto && <FilmSign />}
    </>
  )
}

/** What stands on a film's still. */
const FilmSign = () => (
  <span style={filmSign}>
    <Icon name="circle-play" size={30} />
  </span>
)
const filmSign = {
  ...centeredLook,
  position: 'absolute',
  inset: 0,
  background: 'rgba(10,35,27,.55)',
  color: '#fff',
} as const

export const MediumStatus = ({ status }: Pick<Medium, 'status'>) => (
  <span style={status === 'approved' ? approvedLook : inReview}>
    <Icon name={status === 'approved' ? 'circle-check' : 'clock'} size={13} />
    {status === 'approved' ? 'Approved' : 'In review'}
  </span>
)
const statusLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  fontWeight: 600,
} as const
const approvedLook = { ...statusLook, color: paint('success-main') }
const inReview = { ...statusLook, color: paint('warning-main') }

/** The look of a list of tiles or rows. */
export const tilesLook = {
  '& > li': {
    position: 'absolute',
    top: 0,
    left: 0,
    bgcolor: 'background.paper',
    contain: 'strict',
  },
  '& .picture': { position: 'relative', overflow: 'hidden', bgcolor: 'ground.sand2' },
  '& .picture img': { filter: 'none', transition: 'none' },
  '& .caption': { minWidth: 0, fontSize: 12, lineHeight: '16px', color: 'ink.second' },
  '& .caption div': { ...inRow(0.8), justifyContent: 'space-between' },
  '& .caption div > span:first-of-type': ellipsis,
  '& b': {
    ...ellipsis,
    display: 'block',
    fontSize: 13,
    lineHeight: '17px',
    fontWeight: 600,
    color: 'ink.main',
  },
  '& .open': { position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
  '& .open:focus-visible': { outline: `2px solid ${paint('forest-500')}`, outlineOffset: -2 },
  '& .check': {
    ...centeredLook,
    position: 'absolute',
    left: 8,
    top: 8,
    width: 24,
    height: 24,
    borderRadius: '7px',
    bgcolor: 'rgba(255,255,255,.92)',
    boxShadow: '0 0 0 1px rgba(20,40,30,.25)',
    color: 'transparent',
    cursor: 'pointer',
    '& svg': { strokeWidth: 2.6 },
  },
  '& .chosen .check': { bgcolor: 'forest.600', color: '#fff', boxShadow: '0 0 0 1.5px #fff' },
  '& .hero': {
    ...inRow(0.4),
    position: 'absolute',
    right: 8,
    top: 8,
    height: 22,
    p: '0 8px 0 6px',
    borderRadius: 11,
    fontSize: 12,
    fontWeight: 600,
    bgcolor: '#fff',
    color: 'ember.700',
    '& svg': { fill: paint('ember-500'), stroke: paint('ember-500') },
  },
  '& .tile': {
    borderRadius: radius.field,
    boxShadow: 4,
    '& .picture': { height: 'calc(100% - 50px)' },
    '& .caption': { p: '7px 10px 8px' },
  },
  '& .tile.chosen': {
    boxShadow: `inset 0 0 0 3px ${paint('forest-600')}`,
    '& .picture': { m: '3px 3px 0', borderRadius: '7px 7px 0 0' },
  },
  '& .row': {
    ...inRow(1.4),
    pl: 5,
    pr: 1.6,
    borderBottom: 1,
    borderColor: 'divider',
    '& .picture': { flex: 'none', width: 66, height: 44, borderRadius: '6px' },
    '& .caption': { flex: '0 1 300px' },
    '& .facts': { ...ellipsis, flex: 1, minWidth: 0, fontSize: 12.5, color: 'ink.note' },
    '& .check': { top: 18 },
    '& .hero': { position: 'static', order: 3 },
  },
  '& .row.chosen': { bgcolor: 'forest.50' },
} as const
