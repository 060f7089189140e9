import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Contours } from '../../../components/brand/Contours'
import { Bone } from '../../../components/feedback/Bone'
import cover from '../../../components/picture/cover.module.css'
import styles from './trip-skeleton.module.css'

interface SkeletonPageProps {
  /** How the presentation lays out its page, and how high its cover is. */
  readonly page: string | undefined
  readonly hero?: string | undefined
  readonly children: ReactNode
}

/** A presentation in its final size while the trip loads. */
export function SkeletonPage({ page, hero = styles.hero, children }: SkeletonPageProps) {
  return (
    <main className={page} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the itinerary
      </span>
      <div className={`${cover.cover} ${hero}`}>
        <Contours />
      </div>
      {children}
    </main>
  )
}

/** The state card. */
export function StatusBones() {
  return (
    <Stack direction="row" sx={looks.status}>
      <Bone width={96} height={26} radius={99} />
      <Bone width={420} height={12} />
      <Bone width={140} height={42} radius={10} className={styles.last} />
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
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'background.paper',
    boxShadow: 4,
  },
} as const
