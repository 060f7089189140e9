import { useMemo, useState } from 'react'
import { movedFrame, viewAround, viewWithin } from '#shared/map/camp-map'
import type { Size } from '#shared/map/lens'
import type { Frame } from '#shared/map/projection'
import type { CampPlace } from '../../../../trip/building/api/camp-places-query'

interface OwnFrame {
  /** Another search shows all of its own. */
  readonly of: readonly CampPlace[]
  readonly frame: Frame
}

/** What a map of accommodations shows: all of them, until somebody moves it or comes nearer. */
export function useMapView(camps: readonly CampPlace[], size: Size) {
  const [own, setOwn] = useState<OwnFrame>()
  const all = useMemo(() => viewAround(listPlaces(camps), size), [camps, size])
  const ownFrame = own?.of === camps ? own.frame : undefined
  const view = useMemo(
    () => (ownFrame === undefined ? all : viewWithin(ownFrame, size)),
    [ownFrame, all, size],
  )
  const change = (how: Parameters<typeof movedFrame>[1]) =>
    setOwn({ of: camps, frame: movedFrame(view.frame, how) })
  return {
    view,
    isMoved: ownFrame !== undefined,
    showAll: () => setOwn(undefined),
    /** Comes so many times nearer. */
    zoom: (by: number) => change({ by }),
    /** Goes as far as a pointer that was moved by pixels. */
    pan([x, y]: readonly [x: number, y: number]) {
      const { scale } = view.projection
      change({ move: [-x / scale, y / scale] })
    },
    /** Comes nearer to some of them. */
    approach(some: readonly CampPlace[], by: number) {
      const [x, y] = findMiddle(viewAround(listPlaces(some), size).frame)
      const [nowX, nowY] = findMiddle(view.frame)
      change({ by, move: [x - nowX, y - nowY] })
    },
  }
}

const listPlaces = (camps: readonly CampPlace[]) => camps.map(({ place }) => place)

const findMiddle = ({ west, east, south, north }: Frame) =>
  [(west + east) / 2, (south + north) / 2] as const
