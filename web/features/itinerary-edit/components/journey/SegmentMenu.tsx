import { memo } from 'react'
import { MenuButton } from '../../../../components/menu/MenuButton'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import { segmentActions } from './segment-actions'

/** The actions of a segment; hidden if there are none. */
export const SegmentMenu = memo(({ segment }: { readonly segment: TripSegment }) => {
  const tools = useTripTools()
  const may = tools.permissionOf(segment)
  if (!may.price && !may.details && !may.remove) return null
  return (
    <MenuButton
      size="small"
      className="menu"
      label={`Actions for ${segmentName(segment)}`}
      actions={() => segmentActions(segment, tools)}
    />
  )
})
