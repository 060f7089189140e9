import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLayoutEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { AvailabilityPanel } from '../../features/builder/components/detail/AvailabilityPanel'
import { RoomActions } from '../../features/builder/components/detail/RoomActions'
import { YourDates } from '../../features/builder/components/detail/YourDates'
import { useBuilderShortcuts } from '../../features/builder/components/use-builder-shortcuts'
import { CampDetail } from '../../trip/building/detail/CampDetail'
import { RoomsSection } from '../../trip/building/detail/RoomsSection'
import { useBuilder } from '../../trip/building/state/builder-store'
import { TipLayer } from '../../trip/building/tip/TipLayer'
import { builderPaths, withTravelers } from './builder-paths'
import { TripFoot } from './TripFoot'

/** One accommodation in the builder. Without one being edited, the list opens instead (2 §2.2). */
export function CampDetailPage() {
  const navigate = useNavigate()
  const camp = useBuilder((data) => data.transient)
  const supplierCode = camp?.supplierCode
  const { hash, key } = useLocation()
  useBuilderShortcuts('details')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another accommodation, or another visit to it
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    if (hash === '#rooms') return landAtRooms()
  }, [supplierCode, key])
  if (camp === undefined) return <Navigate to={builderPaths.list} replace />
  const back = () => void navigate(builderPaths.list)
  return (
    <TipLayer>
      <Box component="main" sx={{ minHeight: 'calc(100vh - 60px)', pb: 4 }}>
        <CampDetail
          key={camp.supplierCode}
          camp={camp}
          onBack={back}
          dates={
            <AvailabilityPanel camp={camp}>
              <YourDates camp={camp} />
            </AvailabilityPanel>
          }
          rooms={
            <RoomsSection
              camp={camp}
              Actions={RoomActions}
              done={
                <Button size="small" onClick={back}>
                  Done Selecting
                </Button>
              }
            />
          }
        />
      </Box>
      <TripFoot
        onTravelers={() => void navigate(builderPaths.list, { state: withTravelers })}
        onEdit={() => void navigate(builderPaths.rooms)}
      />
    </TipLayer>
  )
}

/**
 * Scrolls to the rooms and keeps them in view while content above loads, until the user scrolls.
 */
function landAtRooms(): () => void {
  const rooms = document.getElementById('rooms')
  const land = () => rooms?.scrollIntoView()
  const watcher = new ResizeObserver(land)
  const end = () => watcher.disconnect()
  if (rooms?.parentElement) watcher.observe(rooms.parentElement)
  rooms?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  const timer = setTimeout(end, 4000)
  const moves = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const
  for (const move of moves) addEventListener(move, end, { once: true })
  land()
  return () => {
    clearTimeout(timer)
    end()
    for (const move of moves) removeEventListener(move, end)
  }
}
