import { ownSupplierCode } from '#shared/ids/own-supplier'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import type { MenuAction } from '../ActionMenu'

/** What may be done with a stay only: its rooms, its camp, its nights, its place among the others. */
export function useStayActions(stay: TripSegment): MenuAction[] {
  const { mayArrange, stretch, openJourney, moveBy } = useTripTools()
  if (stay.type !== 'stay' || !mayArrange) return []
  const { id: segmentId, supplierCode, nights } = stay
  const isOwn = supplierCode === ownSupplierCode
  const rooms: MenuAction = {
    icon: 'bed-double',
    label: 'Rooms and who sleeps where',
    run: () => openJourney({ kind: 'rooms', segmentId }),
  }
  const swap: MenuAction = {
    icon: 'arrow-right-left',
    label: isOwn ? 'Choose a camp instead' : 'Swap for another camp',
    run: () => openJourney({ kind: 'camp', place: { at: 'stay', segmentId } }),
  }
  const at = (end: 'start' | 'end', by: 1 | -1) => () => stretch(stay, { end, nights: by })
  return [
    ...(isOwn ? [swap] : [rooms, swap]),
    { icon: 'plus', label: 'Arrive a night earlier', run: at('start', 1) },
    { icon: 'plus', label: 'Stay a night longer', run: at('end', 1) },
    ...(nights > 1
      ? ([
          { icon: 'minus', label: 'Arrive a night later', run: at('start', -1) },
          { icon: 'minus', label: 'Leave a night earlier', run: at('end', -1) },
        ] as const)
      : []),
    { icon: 'chevron-up', label: 'Move earlier', run: () => moveBy(stay, -1) },
    { icon: 'chevron-down', label: 'Move later', run: () => moveBy(stay, 1) },
  ]
}
