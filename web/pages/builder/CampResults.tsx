import Box from '@mui/material/Box'
import { Bone } from '../../components/feedback/Bone'
import { CampList } from '../../features/builder/components/list/CampList'
import { lazyPart } from '../../lib/loading/lazy-page'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useBuilder } from '../../trip/building/state/builder-store'

const CampMap = lazyPart(
  () => import('../../features/builder/components/map/CampMap'),
  'CampMap',
  <Bone height={420} radius={12} />,
)

/** The list, and beside it, or above it where there is no room, the map that somebody wants. */
export function CampResults({ onView }: { readonly onView: (camp: BuilderCamp) => void }) {
  const hasMap = useBuilder((data) => data.viewMode === 'map')
  return (
    <Box sx={hasMap ? looks.withMap : {}}>
      <CampList onView={onView} />
      {hasMap && (
        <Box sx={looks.map}>
          <CampMap onView={onView} />
        </Box>
      )}
    </Box>
  )
}

const looks = {
  withMap: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    '@container page (min-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'start',
    },
  },
  map: {
    order: -1,
    '@container page (min-width: 900px)': { order: 0, position: 'sticky', top: 150 },
  },
} as const
