import { useNavigate } from 'react-router-dom'
import { type CalendarDate, monthOf } from '#shared/dates/calendar-date'
import { useSession } from '../../../lib/session/session'
import { setVisibleMonth } from '../../../trip/building/state/search-actions'

/** Opens a camp in the agent’s builder, with its calendar in the month of a night. */
export function useOpenCamp() {
  const { has } = useSession()
  const navigate = useNavigate()
  return (supplierCode: string, night: CalendarDate) => {
    setVisibleMonth(supplierCode, monthOf(night))
    const builder = has('useItineraryBuilder2') ? '/itinerary-builder' : '/builder'
    void navigate(`${builder}?camp=${supplierCode}`)
  }
}
