import Box from '@mui/material/Box'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { FirstScreen } from './FirstScreen'

/** A trip while it loads, in its final sizes: picture, numbers, agent and the first stay. */
export function StorySkeleton() {
  return (
    <Box role="status" aria-label="Opening your trip">
      <FirstScreen />
      <Box sx={page}>
        <Box sx={{ display: 'grid', gap: '26px', minWidth: 0 }}>
          <Bone height={52} radius={99} width={240} />
          <Bone height={320} radius={18} />
          <BoneLines lines={4} gap={12} />
        </Box>
        <Bone height={360} radius={20} />
      </Box>
    </Box>
  )
}

const wide = '@media (min-width: 960px)'
const page = {
  maxWidth: 1160,
  m: '0 auto',
  p: '26px 16px 40px',
  display: 'grid',
  gap: '30px',
  alignItems: 'start',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 640px) minmax(320px, 1fr)',
    gap: '56px',
    p: '46px 32px 60px',
  },
}
