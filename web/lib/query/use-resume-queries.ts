import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServerReachable } from '../api/reachability'

/** Asks again for what failed while the server was away, as soon as it is back. */
export function useResumeQueries(): void {
  const client = useQueryClient()
  const isReachable = useServerReachable()
  const wasReachable = useRef(isReachable)
  useEffect(() => {
    const isBack = isReachable && !wasReachable.current
    wasReachable.current = isReachable
    if (isBack) void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [client, isReachable])
}
