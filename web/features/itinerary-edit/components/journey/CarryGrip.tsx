import { type KeyboardEvent, useRef } from 'react'
import { reorderStays } from '#shared/itinerary/reorder-stays'
import { Icon } from '../../../../components/icons/Icon'
import type { JourneyMove } from '../../../../trip/journey/journey-move'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import { useDrag } from './use-drag'

/** Called once the rows are in their new order. */
const settleMs = 60

interface CarryGripProps {
  readonly stay: TripSegment
  /** Its position among the stays, from 0, and how many there are. */
  readonly place: number
  readonly count: number
  readonly move: JourneyMove | undefined
  readonly onMove: (move: JourneyMove | undefined) => void
}

/** The grip for moving a stay: drag it, or lift it with Enter and use the arrow keys. */
export function CarryGrip({ stay, place, count, move, onMove }: CarryGripProps) {
  const { reorder } = useTripTools()
  const { trip } = useTripPage()
  const grip = useRef<HTMLButtonElement>(null)
  const own = move?.kind === 'carry' ? move : undefined
  const target = useRef(place) // the last value shown, since the pointer may be faster than rendering
  const show = (to: number) => {
    target.current = Math.max(0, Math.min(count - 1, to))
    const move = { segmentId: stay.id, to: target.current }
    const { segments } = reorderStays(trip.itinerary.segments, move)
    onMove({ kind: 'carry', ...move, from: place, segments })
  }
  const letGo = () => {
    onMove(undefined)
    if (target.current === place) return
    reorder(stay, target.current)
    setTimeout(() => grip.current?.focus(), settleMs) // a row that moves loses the focus
  }
  const onPointerDown = useDrag({
    onStart: () => show(place),
    onMove: (_distance, y) => show(placeAt(grip.current, { y, place })),
    onDrop: letGo,
    onCancel: () => onMove(undefined),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if ((event.key === 'Enter' || event.key === ' ') && own === undefined) show(place)
    else if (event.key === 'Enter' || event.key === ' ') letGo()
    else if (event.key === 'Escape' && own !== undefined) onMove(undefined)
    else if (step !== undefined && own !== undefined) show(own.to + step)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      ref={grip}
      type="button"
      className="grip"
      aria-label={`Move ${segmentName(stay)}`}
      aria-pressed={own !== undefined}
      aria-description="Press Enter to pick up, arrow keys to move, Enter to place, Escape to cancel"
      title="Drag to reorder"
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onBlur={() => own !== undefined && onMove(undefined)}
    >
      <Icon name="grip-vertical" size={16} />
    </button>
  )
}

/**
 * The position among the stays that a pointer is over: past a stay's middle counts as that stay.
 */
function placeAt(
  grip: HTMLElement | null,
  { y, place }: { readonly y: number; readonly place: number },
): number {
  const stays = [...(grip?.closest('ol')?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
  let to = place
  for (const stay of stays) {
    const at = Number(stay.dataset.place)
    const { top, height } = stay.getBoundingClientRect()
    const middle = top + height / 2
    if (at < place && y < middle) to = Math.min(to, at)
    if (at > place && y > middle) to = Math.max(to, at)
  }
  return to
}
