import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../lib/api/api'
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
  readonly retry: () => void
}

/** Loads the user and the configuration, and puts the agency's theme in force. */
export function useSessionLoader(): LoadedSession {
  const user = useQuery({
    queryKey: ['session', 'user'],
    queryFn: ({ signal }) => api('GET /api/Info/whoAmI', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const config = useQuery({
    queryKey: ['session', 'config'],
    queryFn: ({ signal }) => api('GET /_api/config', { query: { type: 'agent' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
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
  return { session, error: user.error ?? undefined, retry: () => void user.refetch() }
}
