import Box from '@mui/material/Box'
import { Contours } from '../../../components/brand/Contours'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import cover from '../../../components/picture/cover.module.css'
import { lookLayout } from './look-layout'

/** Placeholder for a read-only trip, in its final size. */
export function LookSkeleton() {
  return (
    <main aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the itinerary
      </span>
      <Box className={cover.cover} sx={lookLayout.hero}>
        <Contours />
      </Box>
      <Box sx={lookLayout.body}>
        <Box sx={lookLayout.main}>
          <Box sx={lookLayout.tabs}>
            <Bone width={320} height={34} />
          </Box>
          <Box component="ul" sx={lookLayout.stays}>
            {[1, 2, 3].map((stay) => (
              <li key={stay}>
                <Bone height={190} radius={0} />
                <Box sx={lookLayout.card}>
                  <BoneLines lines={3} gap={10} />
                </Box>
              </li>
            ))}
          </Box>
        </Box>
        <Box sx={lookLayout.panel}>
          <Box sx={lookLayout.card}>
            <BoneLines lines={9} gap={22} />
          </Box>
        </Box>
      </Box>
    </main>
  )
}
