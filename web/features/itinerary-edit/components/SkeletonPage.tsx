import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Contours } from '../../../components/brand/Contours'
import { Bone } from '../../../components/feedback/Bone'
import { card } from '../../../components/looks/looks'
import cover from '../../../components/picture/cover.module.css'

interface SkeletonPageProps {
  /** Height of its cover. */
  readonly hero?: SxProps
  readonly children: ReactNode
}

/** Placeholder for a presentation, in its final size, while the trip loads. */
export function SkeletonPage({ hero = { height: 196 }, children }: SkeletonPageProps) {
  return (
    <main aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the itinerary
      </span>
      <Box className={cover.cover} sx={hero}>
        <Contours />
      </Box>
      {children}
    </main>
  )
}

/** Placeholder for the state card. */
export function StatusBones() {
  return (
    <Stack direction="row" sx={looks.status}>
      <Bone width={96} height={26} radius={99} />
      <Bone width={420} height={12} />
      <Bone width={140} height={42} radius={10} />
    </Stack>
  )
}

const looks = {
  status: {
    position: 'relative',
    alignItems: 'center',
    gap: 4,
    height: 76,
    p: '0 20px',
    ...card,
    '& > :last-child': { ml: 'auto' },
  },
} as const
