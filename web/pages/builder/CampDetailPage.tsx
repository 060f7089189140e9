import Box from '@mui/material/Box'
import { useLayoutEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { CampDetail } from '../../features/builder/components/detail/CampDetail'
import { TipLayer } from '../../features/builder/components/tip/TipLayer'
import { useBuilderShortcuts } from '../../features/builder/components/use-builder-shortcuts'
import { useBuilder } from '../../features/builder/state/builder-store'
import { builderPaths, withTravelers } from './builder-paths'
import { TripFoot } from './TripFoot'

/** One accommodation of the builder. With none being edited there is nothing to show, and the list opens (2 §2.2). */
export function CampDetailPage() {
  const navigate = useNavigate()
  const camp = useBuilder((data) => data.viewed)
  const supplierCode = camp?.supplierCode
  useBuilderShortcuts('details')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another accommodation is another page
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [supplierCode])
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
