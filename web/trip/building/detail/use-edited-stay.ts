import { useMemo } from 'react'
import { type Travelers, unassignedTravelers } from '#shared/rooms/unassigned'
import type { BuilderCamp } from '../model/builder-camp'
import { type BuilderSegment, roomsWithAges, type Stay, staysOf } from '../model/builder-segment'
import { useBuilder, useTravelers } from '../state/builder-store'

interface EditedStay {
  /** The stays at this accommodation, in order. */
  readonly stays: readonly Stay[]
  /** The stay that rooms are added to: the one that was opened or last clicked, else the first. */
  readonly edited: Stay | undefined
}

export function useEditedStay({ supplierCode }: Pick<BuilderCamp, 'supplierCode'>): EditedStay {
  const segments = useBuilder((data) => data.segments)
  const segmentId = useBuilder((data) => data.transient?.segmentId)
  return useMemo(() => {
    const stays = staysOf(segments).filter(({ segment }) => segment.supplierCode === supplierCode)
    return { stays, edited: stays.find(({ segment }) => segment.id === segmentId) ?? stays[0] }
  }, [segments, segmentId, supplierCode])
}

const nobody: Travelers = { adults: 0, children: 0, childrenAges: [] }

/** The travelers without a room in a stay. */
export function useUnassigned(segment: Pick<BuilderSegment, 'rooms'> | undefined): Travelers {
  const trip = useTravelers()
  const rooms = segment?.rooms
  return useMemo(
    () => (rooms === undefined ? nobody : unassignedTravelers(trip, roomsWithAges(rooms, trip))),
    [rooms, trip],
  )
}
