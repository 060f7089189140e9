import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import type { Feature } from '#shared/api/catalogue-shapes'
import { BoneLines } from '../../../../components/feedback/Bone'
import { FeatureIcon } from '../../../../components/icons/FeatureIcon'
import { inRow, insetLine, radius } from '../../../../components/looks/looks'
import { failureText } from '../../../../lib/api/api-error'
import { featuresQuery } from '../../../../trip/building/api/catalogue-queries'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { toggleFeature } from '../../../../trip/building/state/search-actions'

const kinds = [
  ['activity', 'Activities'],
  ['amenity', 'Amenities'],
] as const

/** Every feature of the catalogue, to choose those that camps have to have. */
export function FeatureGroups() {
  const { data: features, isError, error, refetch } = useQuery(featuresQuery())
  if (isError)
    return (
      <p role="alert">
        {failureText(error)}{' '}
        <Link component="button" type="button" onClick={() => void refetch()}>
          Try again
        </Link>
      </p>
    )
  if (features === undefined) return <BoneLines lines={5} gap={16} />
  return kinds.map(([kind, heading]) => (
    <FeatureGroup
      key={kind}
      heading={heading}
      features={[...features.values()].filter((one) => one.featureType === kind)}
    />
  ))
}

interface FeatureGroupProps {
  readonly heading: string
  readonly features: readonly Feature[]
}

function FeatureGroup({ heading, features }: FeatureGroupProps) {
  const wishIds = useBuilder((data) => data.wishes.features)
  if (features.length === 0) return null
  return (
    <Box component="fieldset" sx={groupLook}>
      <legend>{heading}</legend>
      {features.map(({ featureId, featureName }) => (
        <button
          key={featureId}
          type="button"
          aria-pressed={wishIds.includes(featureId)}
          onClick={() => toggleFeature(featureId)}
        >
          <FeatureIcon code={featureId} size={16} />
          {featureName}
        </button>
      ))}
    </Box>
  )
}

const groupLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.8,
  m: 0,
  p: 0,
  border: 0,
  '& legend': { typography: 'label', fontWeight: 600, p: 0, mb: 0.8 },
  '& button': {
    ...inRow(0.6),
    typography: 'note',
    minHeight: 32,
    px: 1.2,
    borderRadius: radius.chip,
    boxShadow: insetLine('ground-line2'),
    color: 'ink.second',
  },
  '& button svg': { color: 'forest.600' },
  '& button:hover': { bgcolor: 'ground.soft' },
  '& button[aria-pressed="true"]': {
    bgcolor: 'forest.100',
    color: 'forest.800',
    boxShadow: insetLine('forest-600', 1.5),
  },
} as const
