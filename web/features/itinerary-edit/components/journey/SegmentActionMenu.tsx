import type { TripSegment } from '../../../../trip/page/trip'
import { ActionMenu } from '../ActionMenu'
import { useSegmentActions } from './use-segment-actions'

interface SegmentActionMenuProps {
  readonly segment: TripSegment
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The menu of a segment, loaded when the first one opens. */
export function SegmentActionMenu({ segment, anchor, onClose }: SegmentActionMenuProps) {
  return <ActionMenu anchor={anchor} actions={useSegmentActions(segment)} onClose={onClose} />
}
