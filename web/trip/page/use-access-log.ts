import { useEffect, useRef } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { useSession } from '../../lib/session/session'
import { logAccess } from '../api/log-access'

/** Records once for each opening that this agent looked at the itinerary. */
export function useAccessLog(id: ItineraryId): void {
  const { user } = useSession()
  const logged = useRef<ItineraryId>(undefined)
  useEffect(() => {
    if (logged.current === id) return
    logged.current = id
    void logAccess(id, user.userId)
  }, [id, user.userId])
}
