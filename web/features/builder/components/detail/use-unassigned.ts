import { useMemo } from 'react'
import { type Travelers, unassignedTravelers } from '#shared/rooms/unassigned'
import type { BuilderSegment } from '../../model/builder-segment'
import { roomsWithAges } from '../../model/rooms-with-ages'
import { useBuilder } from '../../state/builder-store'

const nobody: Travelers = { adults: 0, children: 0, childrenAges: [] }

/** The travelers who sleep in none of a stay's rooms yet. */
export function useUnassigned(segment: Pick<BuilderSegment, 'rooms'> | undefined): Travelers {
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const childrenAges = useBuilder((data) => data.childrenAges)
  const rooms = segment?.rooms
  return useMemo(() => {
    const trip = { adults, children, childrenAges }
    return rooms === undefined ? nobody : unassignedTravelers(trip, roomsWithAges(rooms, trip))
  }, [rooms, adults, children, childrenAges])
}
