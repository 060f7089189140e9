import Box from '@mui/material/Box'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { pageLooks } from '../page-looks'
import { SkeletonPage, StatusBones } from '../SkeletonPage'
import { detailLooks } from './detail-looks'

/** Placeholder for the details sheet, in its final size. */
export function DetailsSkeleton() {
  return (
    <SkeletonPage>
      <Box sx={pageLooks.body}>
        <StatusBones />
        <Box sx={detailLooks.sheet}>
          <Box sx={[detailLooks.wide, detailLooks.card]}>
            <BoneLines lines={12} gap={28} />
          </Box>
          <Box sx={detailLooks.column}>
            <Bone height={330} radius={12} />
          </Box>
          <Box sx={detailLooks.column}>
            <Bone height={280} radius={12} />
          </Box>
        </Box>
      </Box>
    </SkeletonPage>
  )
}
