import { type KeyboardEvent, useRef } from 'react'
import { nightsLabel } from '#shared/format/dates'
import { stayNights, stretchStay } from '#shared/itinerary/stretch-stay'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import type { JourneyMove } from '../../../../trip/journey/journey-move'
import { dayWords } from '../../../../trip/journey/journey-words'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import { useDrag } from './use-drag'

const StretchTip = lazyPart(() => import('./StretchTip'), 'StretchTip')

interface StretchHandleProps {
  /** As shown while dragging, with the added nights. */
  readonly stay: TripSegment
  readonly end: 'start' | 'end'
  /** The drag in progress on this stay. */
  readonly move: JourneyMove | undefined
  /** Height of a night in pixels. */
  readonly nightHeight: number
  readonly onMove: (move: JourneyMove | undefined) => void
}

/**
 * An edge of a stay's band: dragging it, or arrow keys and Enter, makes the stay longer or shorter.
 */
export function StretchHandle({ stay, end, move, nightHeight, onMove }: StretchHandleProps) {
  const { stretch: keep } = useTripTools()
  const { trip } = useTripPage()
  const handle = useRef<HTMLSpanElement>(null)
  const own = move?.kind === 'stretch' && move.end === end ? move : undefined
  const base = stay.nights - (own?.nights ?? 0)
  const by = useRef(0) // the last value shown, since the pointer may be faster than rendering
  if (own === undefined) by.current = 0
  const show = (nights: number) => {
    by.current = Math.max(stayNights.fewest - base, Math.min(stayNights.most - base, nights))
    const stretch = { segmentId: stay.id, end, nights: by.current }
    onMove({ kind: 'stretch', ...stretch, segments: stretchStay(trip.itinerary, stretch).segments })
  }
  const letGo = () => {
    const nights = by.current
    onMove(undefined)
    if (nights !== 0) keep(stay, { end, nights })
  }
  const onPointerDown = useDrag({
    onStart: () => show(0),
    onMove: (distance) => show(Math.round((end === 'end' ? distance : -distance) / nightHeight)),
    onDrop: letGo,
    onCancel: () => onMove(undefined),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const longer = end === 'end' ? 'ArrowDown' : 'ArrowUp'
    const shorter = end === 'end' ? 'ArrowUp' : 'ArrowDown'
    const step = { [longer]: 1, ArrowRight: 1, [shorter]: -1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) show(by.current + step)
    else if ((event.key === 'Enter' || event.key === ' ') && own !== undefined) letGo()
    else if (event.key === 'Escape' && own !== undefined) onMove(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const name = segmentName(stay)
  const day = end === 'end' ? stay.endDate : stay.startDate
  return (
    <>
      {/* For people who don't drag it is a slider: it has a value, a range and arrow keys. */}
      <span
        ref={handle}
        role="slider"
        tabIndex={0}
        className={`handle ${end === 'end' ? 'atEnd' : 'atStart'} ${own ? 'held' : ''}`}
        aria-label={end === 'end' ? `Last night at ${name}` : `First night at ${name}`}
        aria-orientation="vertical"
        aria-valuemin={stayNights.fewest}
        aria-valuemax={stayNights.most}
        aria-valuenow={stay.nights}
        aria-valuetext={`${nightsLabel(stay.nights)}, ${end === 'end' ? 'until' : 'from'} ${dayWords(day)}`}
        title={own === undefined ? 'Drag to add a night' : undefined}
        onPointerEnter={StretchTip.preload}
        onFocus={StretchTip.preload}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onBlur={() => own !== undefined && onMove(undefined)}
      />
      {own !== undefined && <StretchTip stay={stay} move={own} anchor={handle} />}
    </>
  )
}
