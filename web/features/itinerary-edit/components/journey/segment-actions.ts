import { ownSupplierCode } from '#shared/ids/own-supplier'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { type SegmentField, segmentFieldPath, segmentPath } from '../../../../trip/edits/trip-edits'
import type { TripSegment } from '../../../../trip/page/trip'
import type { TripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'

/** What clients may take or leave: not where they sleep, nor how they come and go. */
const optionTypes: ReadonlySet<string> = new Set([
  'service',
  'price',
  'road',
  'chartered',
  'scheduled',
  'flight',
])

/** The segment actions that the trip's state allows. */
export function segmentActions(segment: TripSegment, tools: TripTools): MenuAction[] {
  const { editor, overrideSell, permissionOf, openJourney } = tools
  const may = permissionOf(segment)
  const setField = (field: SegmentField, value: string | boolean | null) =>
    editor.edit({ [segmentFieldPath(segment.id, field)]: value })
  const remove = () => {
    const path = segmentPath(segment.id)
    tellEdit(
      editor,
      { [path]: null },
      { text: `${segmentName(segment)} removed.`, back: { [path]: segment } },
    )
  }
  const isOwn = isOwnArrangement(segment)
  const isCharged = segment.chargeable === true
  const isHidden = segment.hideFromClient
  const override: MenuAction = {
    icon: 'pen-line',
    label: segment.sellOverride === undefined ? 'Override sell price' : 'Edit manual sell price',
    run: () => overrideSell(segment.id),
  }
  const hiding: MenuAction = {
    icon: isHidden ? 'eye' : 'eye-off',
    label: isHidden ? 'Show to client' : 'Hide from client',
    run: () => setField('hideFromClient', !isHidden),
  }
  const arranging: MenuAction = {
    icon: 'tent-tree',
    label: isOwn ? 'Mark as arranged by supplier' : 'Mark as self-arranged',
    run: () => setField('arrangedBy', isOwn ? 'DMC' : 'Agent'),
  }
  const hasSupplier = segment.supplierCode !== ownSupplierCode
  const charge: MenuAction = {
    icon: 'credit-card',
    label: isCharged ? 'Don’t charge to client' : 'Charge to client',
    run: () => setField('chargeable', isCharged ? null : true),
  }
  const offering: MenuAction = {
    icon: 'circle-check',
    label: segment.optional ? 'Include in the trip' : 'Offer as an option',
    run: () =>
      editor.edit({
        [segmentFieldPath(segment.id, 'optional')]: segment.optional ? null : true,
        [segmentFieldPath(segment.id, 'chargeable')]: segment.optional
          ? isOwn
            ? true
            : null
          : false,
      }),
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
    ...(may.price && optionTypes.has(segment.type) ? [offering] : []),
    ...(may.remove ? [removal] : []),
  ]
}

/** Actions for stays only: rooms, camp, nights and position. */
function stayActions(
  stay: TripSegment,
  { mayArrange, stretch, openJourney, moveBy }: TripTools,
): MenuAction[] {
  if (stay.type !== 'stay' || !mayArrange) return []
  const { id: segmentId, supplierCode, nights } = stay
  const isOwn = supplierCode === ownSupplierCode
  const rooms: MenuAction = {
    icon: 'bed-double',
    label: 'Edit rooms',
    run: () => openJourney({ kind: 'rooms', segmentId }),
  }
  const swap: MenuAction = {
    icon: 'arrow-right-left',
    label: isOwn ? 'Replace with a camp' : 'Swap camp',
    run: () => openJourney({ kind: 'camp', place: { at: 'stay', segmentId } }),
  }
  const at = (end: 'start' | 'end', by: 1 | -1) => () => stretch(stay, { end, nights: by })
  return [
    ...(isOwn ? [swap] : [rooms, swap]),
    { icon: 'plus', label: 'Arrive one night earlier', run: at('start', 1) },
    { icon: 'plus', label: 'Stay one night longer', run: at('end', 1) },
    ...(nights > 1
      ? ([
          { icon: 'minus', label: 'Arrive one night later', run: at('start', -1) },
          { icon: 'minus', label: 'Leave one night earlier', run: at('end', -1) },
        ] as const)
      : []),
    { icon: 'chevron-up', label: 'Move earlier', run: () => moveBy(stay, -1) },
    { icon: 'chevron-down', label: 'Move later', run: () => moveBy(stay, 1) },
  ]
}
