import Box from '@mui/material/Box'
import { useMemo, useRef } from 'react'
import type { PortalPart } from '#shared/api/portal-shapes'
import { Bone } from '../../../components/feedback/Bone'
import { useWidth } from '../../../lib/layout/use-width'
import { mapLooks, RouteDrawing } from '../../../trip/map/RouteDrawing'
import { useGround } from '../../../trip/map/use-ground'
import { portalRouteOf } from '../model/portal-route'
import { partAnchor } from './part-anchor'

interface PortalMapProps {
  readonly parts: readonly PortalPart[]
  /** Number of the stay that is being read. */
  readonly active: number | undefined
}

/**
 * The route of the trip, on which the stay that is being read stands out; a pin scrolls to its
 * stay.
 */
export function PortalMap({ parts, active }: PortalMapProps) {
  const card = useRef<HTMLDivElement>(null)
  const width = Math.max(240, useWidth(card) ?? 350)
  const { stops, plan, countries } = useMemo(() => portalRouteOf(parts), [parts])
  const size = useMemo(
    () => ({ width, height: Math.round(Math.min(520, Math.max(320, width * 1.05))) }),
    [width],
  )
  const ground = useGround(countries)
  return (
    <Box ref={card} sx={{ ...mapLooks, borderRadius: '16px' }}>
      {typeof ground === 'object' && (
        <RouteDrawing
          stops={stops}
          plan={plan}
          size={size}
          active={active}
          ground={ground}
          hasLegend={false}
          onChoose={({ number }) => {
            const part = parts.filter(({ kind }) => kind === 'stay')[number - 1]
            if (part !== undefined)
              document.getElementById(partAnchor(part.id))?.scrollIntoView({ behavior: 'smooth' })
          }}
        />
      )}
      {ground === undefined && <Bone height={size.height} radius={16} />}
      {ground === 'failed' && (
        <p className="failed">The map couldn’t be loaded. Your trip is complete below.</p>
      )}
    </Box>
  )
}
