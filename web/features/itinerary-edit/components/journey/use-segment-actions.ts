import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { IconName } from '../../../../components/icons/icon-names'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { segmentPermission } from '../../model/may-change'
import { segmentName } from '../../model/segment-words'
import type { TripSegment } from '../../model/trip'
import { type SegmentField, segmentFieldPath, segmentPath } from '../../model/trip-edits'
import { useTripPage } from '../../state/trip-page'

export interface SegmentAction {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
  readonly isDestructive?: boolean
}

/** The actions of a segment that its state allows (2 §4.7 is the trip's; these are the segment's own). */
export function useSegmentActions(segment: TripSegment): SegmentAction[] {
  const { trip, editor, overrideSell } = useTripPage()
  const may = segmentPermission(trip, segment)
  const set = (field: SegmentField, value: string | boolean | null) =>
    editor.edit({ [segmentFieldPath(segment.id, field)]: value })
  const remove = () => {
    const path = segmentPath(segment.id)
    editor.edit({ [path]: null })
    const putBack = () => editor.edit({ [path]: segment })
    showSnackbar(`${segmentName(segment)} removed.`, { action: { label: 'Undo', run: putBack } })
  }
  const isOwn = isOwnArrangement(segment)
  const isCharged = segment.chargeable === true
  const hasSell = !isOwn || isCharged
  const isHidden = segment.hideFromClient
  const overrideLabel = segment.sellOverride === undefined ? 'Override sell' : 'Change the sell set by hand'
  return [
    ...(may.price && hasSell
      ? [{ icon: 'pen-line', label: overrideLabel, run: () => overrideSell(segment.id) } as const]
      : []),
    ...(may.details
      ? [
          {
            icon: isHidden ? 'eye' : 'eye-off',
            label: isHidden ? 'Show to the client' : 'Hide from the client',
            run: () => set('hideFromClient', !isHidden),
          } as const,
          {
            icon: 'tent-tree',
            label: isOwn ? 'Arranged by the supplier' : 'Own arrangement',
            run: () => set('arrangedBy', isOwn ? 'DMC' : 'Agent'),
          } as const,
        ]
      : []),
    ...(may.price && isOwn
      ? [
          {
            icon: 'credit-card',
            label: isCharged ? 'Do not charge it' : 'Charge it to the client',
            run: () => set('chargeable', isCharged ? null : true),
          } as const,
        ]
      : []),
    ...(may.remove ? [{ icon: 'trash-2', label: 'Remove', run: remove, isDestructive: true } as const] : []),
  ]
}
