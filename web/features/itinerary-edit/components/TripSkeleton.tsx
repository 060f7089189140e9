import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Contours } from '../../../components/brand/Contours'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { card } from '../../../components/looks/looks'
import { pageLooks } from './page-looks'
import { SkeletonPage, StatusBones } from './SkeletonPage'

/** Placeholder for the costing view, in its final size. */
export function TripSkeleton() {
  return (
    <SkeletonPage>
      <Box sx={pageLooks.body}>
        <StatusBones />
        <Box sx={[pageLooks.columns, looks.columns]}>
          <div>
            <Box sx={{ m: '8px 0 20px' }}>
              <Bone width={130} height={24} />
            </Box>
            {[1, 2, 3].map((stay) => (
              <Stack direction="row" key={stay} sx={looks.stay}>
                <Bone width={124} height={156} radius={12} />
                <div>
                  <Bone width="46%" height={18} />
                  <BoneLines lines={3} gap={12} />
                </div>
              </Stack>
            ))}
          </div>
          <Box sx={{ display: 'grid', gap: 2, '@media (max-width: 1279px)': { display: 'none' } }}>
            <Bone height={440} radius={12} />
            <Bone height={120} radius={12} />
          </Box>
          <Box sx={looks.price}>
            <Box sx={{ position: 'relative', height: 174, bgcolor: 'forest.800', color: '#fff' }}>
              <Contours />
            </Box>
            {[6, 4, 5].map((lines) => (
              <Box key={lines} sx={{ p: 2 }}>
                <BoneLines lines={lines} gap={20} />
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </SkeletonPage>
  )
}

const looks = {
  columns: {
    '@media (max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr) 350px' },
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  stay: {
    gap: 2,
    m: '0 0 16px 82px',
    p: '0 20px 0 0',
    ...card,
    '& > div': { flex: 1, display: 'grid', alignContent: 'start', gap: '16px', pt: '18px' },
  },
  price: {
    overflow: 'hidden',
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'background.paper',
    boxShadow: 4,
  },
} as const
