import { useEffect, useRef } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { api } from '../../../lib/api/api'

const tellEveryMs = 60_000

/**
 * Tells how long each stay is read, for the agent to know what interests the client: once a minute,
 * and when the page is left.
 */
export function useReadingTime(
  { id, parts }: Pick<PortalTrip, 'id' | 'parts'>,
  active: number | undefined,
): void {
  const seconds = useRef(new Map<string, number>())
  const partId =
    active === undefined ? undefined : parts.filter(({ kind }) => kind === 'stay')[active - 1]?.id
  useEffect(() => {
    if (partId === undefined) return
    const count = () => {
      if (document.visibilityState === 'visible')
        seconds.current.set(partId, (seconds.current.get(partId) ?? 0) + 1)
    }
    const counting = setInterval(count, 1_000)
    return () => clearInterval(counting)
  }, [partId])
  useEffect(() => {
    const tell = () => {
      if (seconds.current.size === 0) return
      const body = { seconds: Object.fromEntries(seconds.current) }
      seconds.current = new Map()
      void api('POST /api/portal/trips/{id}/reading', { params: { id }, body }).catch(
        () => undefined,
      ) // what is lost is little
    }
    const leave = () => document.visibilityState === 'hidden' && tell()
    const telling = setInterval(tell, tellEveryMs)
    addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(telling)
      removeEventListener('visibilitychange', leave)
      tell()
    }
  }, [id])
}
