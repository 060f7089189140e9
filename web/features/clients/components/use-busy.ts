import { useCallback, useRef, useState } from 'react'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'

export interface Busy {
  readonly isBusy: boolean
  /** Does the work unless some is under way; a failure is told and the busy flag clears (2 §8). */
  readonly during: (work: () => Promise<void>) => Promise<void>
}

/** The busy flag of the client dialog (2 §4.5). */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false)
  const working = useRef(false)
  const during = useCallback(async (work: () => Promise<void>) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      await work()
    } catch {
      showSnackbar('Unable add client to itinerary', { tone: 'error' })
    } finally {
      working.current = false
      setBusy(false)
    }
  }, [])
  return { isBusy, during }
}
