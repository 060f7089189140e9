import Box from '@mui/material/Box'
import type { CSSProperties } from 'react'
import { filmOf } from '#shared/media/film'
import { Icon } from '../../../components/icons/Icon'
import { card, centered, ellipsis, inRow, paint, radius } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { sizeWords } from '../../../lib/files/size-words'
import { mediaUrl } from '../../../lib/media/picture-url'
import { thumbBlur } from '../../../lib/media/thumb-blur'
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
  readonly onChoose: (isRange: boolean) => void
  readonly onOpen: (medium: Medium) => void
  readonly style: CSSProperties
}

/** A medium of the library: its picture, what it is called, where it belongs, and whether it is approved. */
export function MediaTile({ medium, at, isList, isChosen, isCurrent, isChoosing, style, ...on }: MediaTileProps) {
  const name = medium?.name ?? 'Loading'
  return (
    <Box component="li" className={isChosen ? 'chosen' : ''} sx={isList ? row : tile} style={style}>
      <Box className="picture">{medium !== undefined && <MediumPicture medium={medium} />}</Box>
      {medium?.isHero && (
        <Box component="span" className="hero">
          <Icon name="star" size={12} /> Hero
        </Box>
      )}
      <Box className="caption">
        <b title={name}>{name}</b>
        <Box component="span" sx={{ ...inRow(0.8), justifyContent: 'space-between' }}>
          <Box component="span" sx={ellipsis}>
            {medium?.campName ?? medium?.by}
          </Box>
          {medium !== undefined && <MediumStatus status={medium.status} />}
        </Box>
      </Box>
      {isList && medium !== undefined && (
        <Box component="span" className="facts">
          {[...medium.collections, ...medium.tags].join(', ') || 'No tags'} · {sizeWords(medium.size)}
        </Box>
      )}
      <button
        type="button"
        className="open"
        aria-label={name}
        aria-pressed={isChosen}
        data-at={at}
        tabIndex={isCurrent ? 0 : -1}
        onClick={({ shiftKey }) => {
          if (isChoosing || shiftKey) on.onChoose(shiftKey)
          else if (medium !== undefined) on.onOpen(medium)
        }}
      />
      <Box
        component="button"
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        aria-label={`Select ${name}`}
        tabIndex={-1}
        className="check"
        onClick={({ shiftKey }: { shiftKey: boolean }) => on.onChoose(shiftKey)}
      >
        <Icon name="check" size={14} />
      </Box>
    </Box>
  )
}

/** The picture of a medium, cropped; of a film its still with a sign on it. */
export function MediumPicture({ medium: { mediaType, s3Key, blur } }: { readonly medium: Medium }) {
  const still = filmOf(s3Key)?.thumbnail
  return (
    <>
      {(mediaType === 'photo' || still !== undefined) && (
        <Picture src={mediaUrl(still ?? s3Key, '3x2', '320')} alt="" ratio="fill" blur={blur && thumbBlur(blur)} />
      )}
      {mediaType !== 'photo' && (
        <Box sx={{ ...centered, position: 'absolute', inset: 0, bgcolor: 'rgba(10,35,27,.55)', color: '#fff' }}>
          <Icon name="circle-play" size={30} />
        </Box>
      )}
    </>
  )
}

export const MediumStatus = ({ status }: Pick<Medium, 'status'>) => (
  <Box
    component="span"
    sx={{
      ...inRow(0.4),
      flex: 'none',
      fontWeight: 600,
      color: status === 'approved' ? 'success.main' : 'warning.main',
    }}
  >
    <Icon name={status === 'approved' ? 'circle-check' : 'clock'} size={13} />
    {status === 'approved' ? 'Approved' : 'In review'}
  </Box>
)

const both = {
  ...{ position: 'absolute', top: 0, left: 0, bgcolor: 'background.paper', contain: 'strict' },
  '& .picture': { position: 'relative', overflow: 'hidden', bgcolor: 'ground.sand2' },
  '& .caption': { minWidth: 0, fontSize: 12, lineHeight: '16px', color: 'ink.second' },
  '& b': { ...ellipsis, display: 'block', fontSize: 13, lineHeight: '17px', fontWeight: 600, color: 'ink.main' },
  '& .open': { position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
  '& .open:focus-visible': { outline: `2px solid ${paint('forest-500')}`, outlineOffset: -2 },
  '& .check': {
    ...{ ...centered, position: 'absolute', left: 8, top: 8, width: 24, height: 24, borderRadius: '7px' },
    ...{ bgcolor: 'rgba(255,255,255,.92)', boxShadow: '0 0 0 1px rgba(20,40,30,.25)', color: 'transparent' },
    ...{ cursor: 'pointer', '& svg': { strokeWidth: 2.6 } },
  },
  '&.chosen .check': { bgcolor: 'forest.600', color: '#fff', boxShadow: '0 0 0 1.5px #fff' },
  '& .hero': {
    ...{ ...inRow(0.4), position: 'absolute', right: 8, top: 8, height: 22, p: '0 8px 0 6px', borderRadius: 11 },
    ...{ fontSize: 12, fontWeight: 600, bgcolor: '#fff', color: 'ember.700' },
    '& svg': { fill: paint('ember-500'), stroke: paint('ember-500') },
  },
} as const
const tile = {
  ...{ ...both, ...card, borderRadius: radius.field },
  '& .picture': { ...both['& .picture'], height: 'calc(100% - 50px)' },
  '& .caption': { ...both['& .caption'], p: '7px 10px 8px' },
  '&.chosen': { boxShadow: `inset 0 0 0 3px ${paint('forest-600')}` },
  '&.chosen .picture': { m: '3px 3px 0', borderRadius: '7px 7px 0 0' },
}
const row = {
  ...{ ...both, ...inRow(1.4), pl: 5, pr: 1.6, borderBottom: 1, borderColor: 'divider' },
  '& .picture': { ...both['& .picture'], flex: 'none', width: 66, height: 44, borderRadius: '6px' },
  '& .caption': { ...both['& .caption'], flex: '0 1 300px' },
  '& .facts': { ...ellipsis, flex: 1, minWidth: 0, fontSize: 12.5, color: 'ink.note' },
  '& .check': { ...both['& .check'], top: 18 },
  '& .hero': { ...both['& .hero'], position: 'static', order: 3 },
  '&.chosen': { bgcolor: 'forest.50' },
}
