import Box from '@mui/material/Box'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { drawPins } from '#shared/map/camp-map'
import { useWidth } from '../../../../lib/layout/use-width'
import type { CampPlace } from '../../../../trip/building/api/camp-places-query'
import type { BuilderCamp } from '../../../../trip/building/model/builder-camp'
import { CampPins } from './CampPins'
import { campMapLook } from './camp-map-look'
import { MapGroundDrawing } from './MapGroundDrawing'
import { MapTools } from './MapTools'
import { PinnedCamps } from './PinnedCamps'
import { useDrag } from './use-drag'
import { useMapView } from './use-map-view'

interface PlacedCampsProps {
  readonly camps: readonly CampPlace[]
  readonly onView: (camp: BuilderCamp) => void
  /** What is said over the map. */
  readonly children: ReactNode
}

const noCamps: readonly CampPlace[] = []
/** Drawing units per degree from which on a pin of several camps tells their names. */
const nearest = 900

/** A map of camps. It moves by drag, and shows all again by its button. */
export function PlacedCamps({ camps, onView, children }: PlacedCampsProps) {
  const box = useRef<HTMLElement>(null)
  const width = Math.max(240, useWidth(box) ?? 480)
  const size = useMemo(() => ({ width, height: heightFor(width) }), [width])
  const { view, isMoved, showAll, zoom, pan, approach } = useMapView(camps, size)
  const { way, events } = useDrag(pan)
  const pins = useMemo(() => drawPins(camps, { view, size }), [camps, view, size])
  const [openCamps, setOpenCamps] = useState(noCamps)
  const openPin = pins.find((pin) => pin.camps.some((camp) => camp === openCamps[0]))
  const close = () => setOpenCamps(noCamps)
  const isNear = view.projection.scale > nearest
  return (
    <Box component="section" ref={box} sx={campMapLook} aria-label="Map of accommodations">
      <div className="moving" style={{ transform: `translate(${way[0]}px, ${way[1]}px)` }}>
        <MapGroundDrawing view={view} size={size} pins={pins} {...events} />
        <CampPins
          pins={pins}
          openCamps={openCamps}
          onOpen={(some) => (some.length === 1 || isNear ? setOpenCamps(some) : approach(some, 3))}
        />
      </div>
      <MapTools
        onZoom={zoom}
        onShowAll={
          isMoved
            ? () => {
                showAll()
                close()
              }
            : undefined
        }
      />
      {children}
      <PinnedCamps
        camps={openCamps}
        isBelow={openPin !== undefined && openPin.at[1] < size.height / 2}
        onView={onView}
        onClose={close}
      />
    </Box>
  )
}

/** As high as a window of this height has room for below the filters, in pixels. */
const heightFor = (width: number): number =>
  Math.round(Math.min(width * 1.3, Math.max(320, (globalThis.innerHeight ?? 800) - 320)))
