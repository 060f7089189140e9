import Box from '@mui/material/Box'
import { useLayoutEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CampDetail } from '../../features/builder/components/detail/CampDetail'
import { TipLayer } from '../../features/builder/components/tip/TipLayer'
import { useBuilderShortcuts } from '../../features/builder/components/use-builder-shortcuts'
import { useBuilder } from '../../features/builder/state/builder-store'
import { builderPaths, withTravelers } from './builder-paths'
import { TripFoot } from './TripFoot'

/** One accommodation in the builder. Without one being edited, the list opens instead (2 §2.2). */
export function CampDetailPage() {
  const navigate = useNavigate()
  const camp = useBuilder((data) => data.viewed)
  const supplierCode = camp?.supplierCode
  const { hash, key } = useLocation()
  useBuilderShortcuts('details')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another accommodation, or another visit to it
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    if (hash === '#rooms') return landAtRooms()
  }, [supplierCode, key])
  if (camp === undefined) return <Navigate to={builderPaths.list} replace />
  return (
    <TipLayer>
      <Box component="main" sx={{ minHeight: 'calc(100vh - 60px)', pb: 4 }}>
        <CampDetail key={camp.supplierCode} camp={camp} onBack={() => void navigate(builderPaths.list)} />
      </Box>
      <TripFoot onTravelers={() => void navigate(builderPaths.list, { state: withTravelers })} />
    </TipLayer>
  )
}

/** Scrolls to the rooms and keeps them in view while content above loads, until the user scrolls. */
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
