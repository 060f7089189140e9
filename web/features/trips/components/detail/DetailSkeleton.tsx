import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { radius } from '../../../../components/looks/looks'

export function DetailSkeleton() {
  return (
    <Box sx={detailLooks.box} aria-busy="true">
      <Box sx={{ minWidth: 0, minHeight: 190, p: '14px 20px 6px' }}>
        <Bone width={180} height={18} />
        <Box sx={{ mt: 2.4 }}>
          <BoneLines lines={5} gap={22} />
        </Box>
      </Box>
      <Box sx={detailLooks.notes}>
        <BoneLines lines={4} gap={12} />
      </Box>
    </Box>
  )
}

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

/** Placeholder for a trip's payments and notes. */
export const detailLooks = {
  box: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    borderRadius: radius.card,
    bgcolor: 'background.paper',
    boxShadow: 1,
    whiteSpace: 'normal',
    animation: `${unfold} 200ms var(--mui-pace-ease)`,
    '@container page (max-width: 1400px)': { gridTemplateColumns: 'minmax(0, 1fr) 230px' },
    '@container page (max-width: 1160px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  notes: {
    p: '16px 20px',
    boxShadow: 'inset 1px 0 0 var(--mui-palette-divider)',
    '@container page (max-width: 1160px)': {
      boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)',
    },
  },
} as const
