import { useEffect, useRef } from 'react'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { useCamps } from '../../../../trip/journey/use-camps'
import { wayEnds } from '../../../../trip/journey/way-ends'
import { useTripPage } from '../../../../trip/page/trip-page'
import type { SegmentDraft } from '../../../../trip/segments/segment-draft'

interface WayEndsOptions {
  readonly draft: SegmentDraft
  readonly set: (change: Partial<SegmentDraft>) => void
  readonly isNew: boolean
}

/** A new way leads from the stay that one leaves that day to the next one, until somebody chooses otherwise. */
export function useWayEnds({ draft, set, isNew }: WayEndsOptions): void {
  const { segments } = useTripPage().trip.itinerary
  const { camps, isLoading } = useCamps(segments)
  const proposed = useRef({ fromHubCode: '', travelHubCode: '' })
  const { startDate, fromHubCode, travelHubCode } = draft
  useEffect(() => {
    const last = proposed.current
    const isChosen = fromHubCode !== last.fromHubCode || travelHubCode !== last.travelHubCode
    if (!isNew || isLoading || isChosen || !isCalendarDate(startDate)) return
    const { from, to } = wayEnds(segments, startDate)
    const hubOf = (code: string | undefined) => camps.get(code ?? '')?.transitPointCode ?? ''
    const ends = { fromHubCode: hubOf(from?.supplierCode), travelHubCode: hubOf(to?.supplierCode) }
    if (ends.fromHubCode === fromHubCode && ends.travelHubCode === travelHubCode) return
    proposed.current = ends
    set(ends)
  }, [isNew, isLoading, startDate, fromHubCode, travelHubCode, segments, camps, set])
}
