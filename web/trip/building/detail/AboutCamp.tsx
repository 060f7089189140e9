import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { FeatureIcon } from '../../../components/icons/FeatureIcon'
import { inRow } from '../../../components/looks/looks'
import { campInfoQuery } from '../api/camp-info-query'
import { featuresQuery } from '../api/catalogue-queries'
import { type BuilderCamp, isOwn, ownCamp } from '../model/builder-camp'
import { CampMarks } from './DetailHero'

/** 'About …': the description, and its amenities and activities with their counts. */
export function AboutCamp({ camp }: { readonly camp: BuilderCamp }) {
  if (isOwn(camp)) return <About name={camp.campName} paragraphs={[ownCamp.campInfo]} />
  return <AboutSupplier camp={camp} />
}

function AboutSupplier({ camp }: { readonly camp: BuilderCamp }) {
  const { data: info, isPending, error, refetch } = useQuery(campInfoQuery(camp.supplierCode))
  if (error !== null) {
    return (
      <Box sx={{ p: '40px 0 0' }}>
        <ErrorState
          title={`The description of ${camp.campName} couldn’t be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      </Box>
    )
  }
  return (
    <Box component="section" sx={looks.about}>
      {isPending ? (
        <div>
          <h2>About {camp.campName}</h2>
          <Box sx={looks.bones}>
            <BoneLines lines={6} gap={14} />
          </Box>
        </div>
      ) : (
        <div>
          <Description name={camp.campName} paragraphs={info.description} />
          <Box component="p" sx={looks.marks}>
            <CampMarks camp={camp} />
          </Box>
        </div>
      )}
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 3, pt: 0.6 }}>
        <FeatureList title="Amenities" counts={info?.amenities} />
        <FeatureList title="Activities" counts={info?.activities} />
      </Box>
    </Box>
  )
}

interface DescriptionProps {
  readonly name: string
  readonly paragraphs: readonly string[]
}

function About(about: DescriptionProps) {
  return (
    <Box component="section" sx={looks.about}>
      <Description {...about} />
    </Box>
  )
}

function Description({ name, paragraphs }: DescriptionProps) {
  return (
    <div>
      <h2>About {name}</h2>
      {paragraphs.map((paragraph) => (
        <Typography
          component="p"
          variant="lead"
          key={paragraph}
          sx={{ maxWidth: '62ch', mt: 1.4, color: 'ink.second' }}
        >
          {paragraph}
        </Typography>
      ))}
    </div>
  )
}

interface FeatureListProps {
  readonly title: string
  readonly counts: readonly { readonly featureId: string; readonly count: number }[] | undefined
}

function FeatureList({ title, counts }: FeatureListProps) {
  const { data: features } = useQuery(featuresQuery())
  if (counts?.length === 0) return null
  return (
    <div>
      <Box component="h3" sx={{ fontSize: 15, lineHeight: '20px' }}>
        {title}
      </Box>
      {counts === undefined ? (
        <Box sx={looks.bones}>
          <BoneLines lines={6} gap={22} />
        </Box>
      ) : (
        <Box component="ul" sx={looks.features}>
          {counts.map(({ featureId, count }) => (
            <li key={featureId}>
              <FeatureIcon code={featureId} size={18} />
              <span>{features?.get(featureId)?.featureName ?? featureId}</span>
              {count > 0 && <em className="tabular">{count}</em>}
            </li>
          ))}
        </Box>
      )}
    </div>
  )
}

const looks = {
  features: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    columnGap: 2,
    mt: 1,
    '& li': { ...inRow(1.1), minHeight: 32, color: 'ink.second' },
    '& svg': { color: 'forest.600' },
    '& em': {
      minWidth: 20,
      height: 20,
      px: 0.6,
      borderRadius: '10px',
      bgcolor: 'forest.100',
      color: 'forest.800',
      fontStyle: 'normal',
      fontSize: 12,
      lineHeight: '20px',
      fontWeight: 600,
      textAlign: 'center',
    },
  },
  about: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 7,
    p: '50px 0 10px',
    '@media (max-width: 1400px)': { gap: 4 },
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 22px',
    mt: 1.8,
    fontWeight: 500,
    '& span': inRow(0.8),
  },
  bones: { maxWidth: 520, pt: 2 },
} as const
