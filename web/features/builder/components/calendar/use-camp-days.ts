import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isAvailable } from '#shared/calendar/availability'
import { partyNight } from '#shared/calendar/house-party'
import { youngestChildAge } from '#shared/rooms/child-age'
import type { DayOf } from '../../../../components/calendar/calendar-day'
import { todayHere } from '../../../../lib/time/today-here'
import { roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import type { monthAvailabilityQuery } from '../../api/availability-query'
import { type BuilderCamp, isArrangedByOthers, isOwn } from '../../model/builder-camp'
import { staysByNight } from '../../model/builder-segment'
import { drawDay } from '../../model/drawn-day'
import { useBuilder, useTravelers } from '../../state/builder-store'

interface CampDays {
  readonly dayOf: DayOf
  /** Whether a night with these room codes can take the party. */
  readonly isFree: (codes: Readonly<Record<string, number>>) => boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** The days of a camp for this party. They are 'loading' while being fetched (2 §4.2). */
export function useCampDays(camp: BuilderCamp, asked: ReturnType<typeof monthAvailabilityQuery>): CampDays {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const segments = useBuilder((data) => data.segments)
  const travelers = useTravelers()
  const { data, isFetching, isError, refetch } = useQuery({ ...asked, enabled: !isOwn(camp) })
  const asksRooms = !isOwn(camp) && !isArrangedByOthers(camp) && travelers.adults + travelers.children > 0
  const rooms = useQuery({ ...roomTypesQuery(camp.supplierCode), enabled: asksRooms }).data
  const isFree = (codes: Readonly<Record<string, number>>) =>
    asksRooms && rooms !== undefined
      ? isAvailable(partyNight(codes, { rooms, party: travelers }).code)
      : Object.values(codes).some(isAvailable)
  const dayOf = useMemo((): DayOf => {
    const codes = isFetching ? undefined : data
    const stays = staysByNight(segments)
    const today = todayHere()
    return (date) => {
      const ofRooms = codes?.rooms.get(date)
      return drawDay({
        ...{ date, today, camp, quoteMode, stay: stays.get(date), code: codes?.camp.get(date) },
        party:
          asksRooms && rooms !== undefined && ofRooms !== undefined
            ? partyNight(ofRooms, { rooms, party: travelers })
            : undefined,
        youngestChildAge: youngestChildAge(travelers.children, travelers.childrenAges),
      })
    }
  }, [camp, quoteMode, segments, travelers, data, isFetching, rooms, asksRooms])
  return { dayOf, isFree, isError, retry: () => void refetch() }
}
