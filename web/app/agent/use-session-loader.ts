import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../lib/api/api'
import { isPassing } from '../../lib/api/retry'
import { reportFailure, setReporter } from '../../lib/errors/report'
import type { Session } from '../../lib/session/session'
import { sessionOf } from '../../lib/session/session-of'
import { agencyTokens } from '../theme/agency-tokens'
import { setTokens } from '../theme/look-store'
import { logReporter } from './log-reporter'
import { signOut } from './sign-out'

interface LoadedSession {
  readonly session: Session | undefined
  readonly error: unknown
  /** The server did not answer twice: it is asked on and on, and the session comes by itself. */
  readonly isAway: boolean
  readonly retry: () => void
}

/** Loads the user and the configuration, and puts the agency's theme in force. */
export function useSessionLoader(): LoadedSession {
  const queries = useQueryClient()
  const user = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => api('GET /api/Info/whoAmI', { signal, once: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (_, failure) => isPassing(failure),
    retryDelay,
  })
  const config = useQuery({
    queryKey: ['session', 'config'],
    queryFn: ({ signal }) => api('GET /_api/config', { query: { type: 'agent' }, signal, once: true }),
    staleTime: Number.POSITIVE_INFINITY,
    // As long as nobody is known the page waits anyway; then it waits no longer than for any other read.
    retry: (tries, failure) => isPassing(failure) && (tries < 2 || queries.getQueryData(userKey) === undefined),
    retryDelay,
  })
  const isAgent = user.data?.principalType === 'Agent'
  useEffect(() => {
    if (user.data === undefined || isAgent) return
    reportFailure(new Error('The token belongs to no agent'), {})
    void signOut()
  }, [user.data, isAgent])
  useEffect(() => {
    if (isAgent) setReporter(logReporter(() => location.pathname))
  }, [isAgent])
  useEffect(() => {
    if (user.data !== undefined) setTokens(agencyTokens(user.data.agency.agencyCode, user.data.agency.theme))
  }, [user.data])
  const session = useMemo(() => {
    // A configuration that does not load is a warning, not an obstacle (2 §8).
    if (user.data === undefined || !isAgent || config.isPending) return undefined
    return sessionOf(user.data, { config: config.data, search: location.search, signOut })
  }, [user.data, isAgent, config.isPending, config.data])
  const isAway = user.isPending && user.failureCount > 1
  return { session, error: user.error ?? undefined, isAway, retry: () => void user.refetch() }
}

const userKey = ['session', 'user'] as const

/** From half a second to five between two tries, so that the page is there soon after its server. */
const retryDelay = (tries: number): number => Math.min(500 * 2 ** tries, 5_000)
