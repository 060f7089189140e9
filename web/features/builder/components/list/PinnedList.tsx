import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { BuilderCamp } from '../../../../trip/building/model/builder-camp'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { CampLine } from './CampLine'
import { onListKey } from './list-keys'
import { listLook } from './list-look'
import { useListPlace } from './use-list-place'

/**
 * The pinned accommodations above the list, with their calendars open. In the card view they come
 * first in the list instead.
 */
export function PinnedList({ onView }: { readonly onView: (camp: BuilderCamp) => void }) {
  const box = useRef<HTMLElement>(null)
  const { width } = useListPlace(box)
  const pinnedCamps = useBuilder((data) => data.pinnedAccommodationMap)
  const isList = useBuilder((data) => data.viewMode === 'list')
  const hasDate = useBuilder((data) => data.date !== undefined)
  const camps = isList ? Object.values(pinnedCamps) : []
  return (
    <Box
      component="section"
      ref={box}
      sx={[listLook, camps.length > 0 && { display: 'grid', gap: 1.6, mb: 1.6 }]}
      aria-label="Pinned accommodations"
      onKeyDown={onListKey}
    >
      <CampLine
        camps={camps}
        viewMode="list"
        columns={1}
        width={width}
        hasDate={hasDate}
        onView={onView}
      />
    </Box>
  )
}
