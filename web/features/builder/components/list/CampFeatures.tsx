import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { FeatureIcon } from '../../../../components/icons/FeatureIcon'
import { inRow } from '../../../../components/looks/looks'
import { featuresQuery } from '../../../../trip/building/api/catalogue-queries'
import type { BuilderCamp } from '../../../../trip/building/model/builder-camp'
import { featuresThatFit } from '../../../../trip/building/model/list-lines'

interface CampFeaturesProps {
  readonly camp: BuilderCamp
  /** Width available, in pixels. */
  readonly room: number
}

/** A camp's amenities and activities as labeled icons, with '+n' for those that don't fit. */
export function CampFeatures({ camp, room }: CampFeaturesProps) {
  const { data: features } = useQuery(featuresQuery())
  if (camp.campFeatures.length === 0) return <Box sx={{ height: 18, m: '12px 0 14px' }} />
  const nameOf = (id: string) => features?.get(id)?.featureName ?? id
  const most = featuresThatFit(camp.campFeatures.map(nameOf), room)
  const rest = camp.campFeatures.slice(most)
  return (
    <Box
      component="ul"
      sx={{
        typography: 'note',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 14px',
        height: 18,
        m: '12px 0 14px',
        overflow: 'hidden',
        color: 'ink.second',
      }}
      aria-label="Features"
    >
      {camp.campFeatures.slice(0, most).map((id) => (
        <Box
          component="li"
          key={id}
          sx={{ ...inRow(0.6), whiteSpace: 'nowrap', '& svg': { color: 'forest.600' } }}
        >
          <FeatureIcon code={id} size={16} />
          <span>{nameOf(id)}</span>
        </Box>
      ))}
      {rest.length > 0 && (
        <Box
          component="li"
          sx={{ color: 'ink.note', fontWeight: 600, cursor: 'default' }}
          data-tip={rest.map(nameOf).join('\n')}
        >
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">{rest.map(nameOf).join(', ')}</span>
        </Box>
      )}
    </Box>
  )
}
