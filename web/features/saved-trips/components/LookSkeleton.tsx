import Box from '@mui/material/Box'
import { Contours } from '../../../components/brand/Contours'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { inRow } from '../../../components/looks/looks'
import cover from '../../../components/picture/cover.module.css'
import styles from './trip-look.module.css'

/** A trip that is looked at, in its final size while it loads. */
export function LookSkeleton() {
  return (
    <main aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the itinerary
      </span>
      <div className={`${cover.cover} ${styles.hero}`}>
        <Contours />
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.tabs}>
            <Bone width={320} height={34} />
          </div>
          <ul className={styles.stays}>
            {[1, 2, 3].map((stay) => (
              <li key={stay}>
                <Bone height={190} radius={0} />
                <Box sx={looks.panel}>
                  <BoneLines lines={3} gap={10} />
                </Box>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <Box sx={looks.panel}>
            <BoneLines lines={9} gap={22} />
          </Box>
        </div>
      </div>
    </main>
  )
}

const looks = {
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.8,
    p: '20px 24px 22px',
    '& > header': { ...inRow(0), justifyContent: 'space-between', minHeight: 30 },
    '& h2': { fontSize: 18, lineHeight: '24px' },
    '& h3': { typography: 'label', p: 0, letterSpacing: 0 },
  },
} as const
