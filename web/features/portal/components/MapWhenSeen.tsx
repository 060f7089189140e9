import Box from '@mui/material/Box'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { PortalPart } from '#shared/api/portal-shapes'
import { Bone } from '../../../components/feedback/Bone'
import { lazyPage } from '../../../lib/loading/lazy-page'

const PortalMap = lazyPage(() => import('./PortalMap'), 'PortalMap')

interface MapWhenSeenProps {
  readonly parts: readonly PortalPart[]
  readonly active: number | undefined
}

/**
 * The map, loaded once it comes near: nothing of it is needed for the first screen. Where it is
 * hidden it is never loaded.
 */
export function MapWhenSeen(props: MapWhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    )
    if (place.current !== null) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <Box ref={place}>
      <Suspense fallback={<Bone height={370} radius={16} />}>
        {isSeen ? <PortalMap {...props} /> : <Bone height={370} radius={16} />}
      </Suspense>
    </Box>
  )
}
