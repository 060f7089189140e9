import Box from '@mui/material/Box'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { card } from '../../../../components/looks/looks'
import { SkeletonPage } from '../SkeletonPage'
import { storyLooks } from './story-looks'

/** Placeholder for the storyboard, in its final size. */
export function StorySkeleton() {
  return (
    <SkeletonPage hero={storyLooks.hero}>
      <Box sx={storyLooks.body}>
        <div className="story">
          <div className="facts">
            <Bone width={280} height={40} />
          </div>
          {[1, 2].map((day) => (
            <Box
              key={day}
              sx={{
                display: 'grid',
                gridTemplateColumns: '88px minmax(0, 1fr)',
                gap: 2,
                mt: '34px',
              }}
            >
              <Bone width={70} height={40} />
              <Box sx={looks.chapter}>
                <Bone height={300} radius={12} />
                <Box sx={{ p: '24px' }}>
                  <BoneLines lines={4} gap={14} />
                </Box>
              </Box>
            </Box>
          ))}
        </div>
        <Box component="aside" sx={storyLooks.aside}>
          <Bone height={420} radius={12} />
        </Box>
      </Box>
    </SkeletonPage>
  )
}

const looks = { chapter: { ml: 1, overflow: 'hidden', ...card } } as const
