import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { card } from '../../../components/looks/looks'
import { campInfoQuery } from '../api/camp-info-query'
import { type BuilderCamp, isArrangedByOthers, isOwn } from '../model/builder-camp'
import { AboutCamp } from './AboutCamp'
import { DetailHero } from './DetailHero'

interface CampDetailProps {
  readonly camp: BuilderCamp
  /** Back to all accommodations. */
  readonly onBack: () => void
  /** Calendar and dates, below the picture. */
  readonly dates: ReactNode
  /** Its rooms, where the agent chooses them. */
  readonly rooms: ReactNode
}

/** One accommodation: picture, calendar, description and rooms. */
export function CampDetail({ camp, onBack, dates, rooms }: CampDetailProps) {
  const info = useQuery({ ...campInfoQuery(camp.supplierCode), enabled: !isOwn(camp) })
  return (
    <>
      <DetailHero camp={camp} images={info.data?.images ?? []} onBack={onBack} />
      <Box
        sx={{
          position: 'relative',
          maxWidth: 1500,
          m: '-60px auto 0',
          px: 3,
          '@media (max-width: 1400px)': { px: 2 },
        }}
      >
        {dates}
        <AboutCamp camp={camp} />
        {!isOwn(camp) && (isArrangedByOthers(camp) ? <Arranged /> : rooms)}
      </Box>
    </>
  )
}

function Arranged() {
  return (
    <Box
      component="section"
      id="rooms"
      sx={{ mt: 4, py: 2.4, px: 2.8, ...card, '& p': { mt: 0.8, color: 'ink.second' } }}
      aria-label="Rooms"
    >
      <h2>Rooms</h2>
      <p>Please contact your agent to discuss room booking options at this accommodation.</p>
    </Box>
  )
}
