import { ownSupplierCode } from '#shared/ids/own-supplier'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { type SegmentField, segmentFieldPath, segmentPath } from '../../../../trip/edits/trip-edits'
import type { TripSegment } from '../../../../trip/page/trip'
import type { TripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { MenuAction } from '../ActionMenu'

/** The actions of a segment that the trip's state allows. */
export function segmentActions(segment: TripSegment, tools: TripTools): MenuAction[] {
  const { editor, overrideSell, permissionOf, openJourney } = tools
  const may = permissionOf(segment)
  const set = (field: SegmentField, value: string | boolean | null) =>
    editor.edit({ [segmentFieldPath(segment.id, field)]: value })
  const remove = () => {
    const path = segmentPath(segment.id)
    tellEdit(editor, { [path]: null }, { text: `${segmentName(segment)} removed.`, back: { [path]: segment } })
  }
  const isOwn = isOwnArrangement(segment)
  const isCharged = segment.chargeable === true
  const isHidden = segment.hideFromClient
  const override: MenuAction = {
    icon: 'pen-line',
    label: segment.sellOverride === undefined ? 'Override sell' : 'Change the sell set by hand',
    run: () => overrideSell(segment.id),
  }
  const hiding: MenuAction = {
    icon: isHidden ? 'eye' : 'eye-off',
    label: isHidden ? 'Show to the client' : 'Hide from the client',
    run: () => set('hideFromClient', !isHidden),
  }
  const arranging: MenuAction = {
    icon: 'tent-tree',
    label: isOwn ? 'Arranged by the supplier' : 'Own arrangement',
    run: () => set('arrangedBy', isOwn ? 'DMC' : 'Agent'),
  }
  const hasSupplier = segment.supplierCode !== ownSupplierCode
  const charge: MenuAction = {
    icon: 'credit-card',
    label: isCharged ? 'Do not charge it' : 'Charge it to the client',
    run: () => set('chargeable', isCharged ? null : true),
  }
  const edit: MenuAction = {
    icon: 'pencil',
    label: 'Edit',
    run: () => openJourney({ kind: 'segment', segmentId: segment.id }),
  }
  const removal: MenuAction = { icon: 'trash-2', label: 'Remove', run: remove, isDestructive: true }
  return [
    ...(may.edit ? [edit] : []),
    ...stayActions(segment, tools),
    ...(may.price && (!isOwn || isCharged) ? [override] : []),
    ...(may.details ? [hiding] : []),
    ...(may.details && hasSupplier ? [arranging] : []),
    ...(may.price && isOwn ? [charge] : []),
    ...(may.remove ? [removal] : []),
  ]
}

/** What may be done with a stay only: its rooms, its camp, its nights, its place among the others. */
function stayActions(stay: TripSegment, { mayArrange, stretch, openJourney, moveBy }: TripTools): MenuAction[] {
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
