import Box from '@mui/material/Box'
import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { nightsLabel, shortRange } from '#shared/format/dates'
import type { JourneyMove } from '../../../../trip/journey/journey-move'
import { movingTogether } from '../../../../trip/journey/moving-together'
import { segmentName } from '../../../../trip/segments/segment-words'
import { tipLooks } from './journey-looks'

interface CarryBarProps {
  readonly move: Extract<JourneyMove, { kind: 'carry' }>
  readonly count: number
}

/**
 * The position and dates a stay would get if dropped now, shown beside the pointer or at the bottom
 * of the window.
 */
export function CarryBar({ move, count }: CarryBarProps) {
  const beside = useBesidePointer()
  const stay = move.segments.find(({ id }) => id === move.segmentId)
  if (stay === undefined) return null
  const isHome = move.to === move.from
  const names = movingTogether(stay, move.segments)
  const together = names === segmentName(stay) ? '' : 'These stays share nights and move together. '
  return createPortal(
    <Box
      sx={[tipLooks, beside === undefined ? looks.foot : looks.beside]}
      style={beside}
      role="status"
    >
      <b>
        {names}
        <span className="tabular">
          {' '}
          · stay {move.to + 1} of {count} · {shortRange(stay.startDate, stay.endDate)},{' '}
          {nightsLabel(stay.nights)}
        </span>
      </b>
      <small>
        {together}
        {isHome
          ? 'Drag up or down, or use the arrow keys. Esc cancels.'
          : 'Release or press Enter to place it. Esc cancels.'}
      </small>
    </Box>,
    document.body,
  )
}

/** Pixels from the pointer. */
const gap = 18
/** Space the text may need, in pixels. */
const [width, height] = [380, 90]

/**
 * The pointer's last position, slightly offset and kept within the window; undefined until it
 * moves.
 */
function useBesidePointer(): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>()
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { clientWidth } = document.documentElement
      setPlace({
        left: Math.max(gap, Math.min(clientX + gap, clientWidth - width)),
        top: Math.min(clientY + gap, window.innerHeight - height),
      })
    }
    addEventListener('pointermove', follow, { passive: true })
    return () => removeEventListener('pointermove', follow)
  }, [])
  return place
}

const looks = {
  foot: {
    bottom: 24,
    left: '50%',
    width: 'max-content',
    maxWidth: 'calc(100vw - 40px)',
    transform: 'translateX(-50%)',
  },
  beside: { width: 'max-content', maxWidth: 'min(360px, calc(100vw - 40px))' },
} as const
