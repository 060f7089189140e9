import { ownSupplierCode } from '#shared/ids/own-supplier'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { type SegmentField, segmentFieldPath, segmentPath } from '../../../../trip/edits/trip-edits'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { MenuAction } from '../ActionMenu'
import { useStayActions } from './use-stay-actions'

/** The actions of a segment that the trip's state allows. */
export function useSegmentActions(segment: TripSegment): MenuAction[] {
  const { editor, overrideSell, permissionOf, openJourney } = useTripTools()
  const stayActions = useStayActions(segment)
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
    ...stayActions,
    ...(may.price && (!isOwn || isCharged) ? [override] : []),
    ...(may.details ? [hiding] : []),
    ...(may.details && hasSupplier ? [arranging] : []),
    ...(may.price && isOwn ? [charge] : []),
    ...(may.remove ? [removal] : []),
  ]
}
