import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { mergeFlags } from '#shared/access/merge-flags'
import type { AgentPrincipal, FeatureFlag } from '#shared/access/principal'
import { mayCall } from '#shared/access/route-access'
import type { SignedInUser } from '#shared/api/signed-in-user'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { api } from '../../lib/api/api'
import { isPassing } from '../../lib/api/retry'
import { type ErrorReporter, reportFailure, setFallbackReporter } from '../../lib/errors/report'
import { queryClient } from '../../lib/query/query-client'
import { dropMasquerade } from '../../lib/session/masquerade'
import { isPresentationAsked } from '../../lib/session/presentation-first'
import { forgetDrafts } from '../../lib/session/private-cache'
import { noteRefusal } from '../../lib/session/refusal'
import type { AppConfig, Session } from '../../lib/session/session'
import { dropToken, readToken } from '../../lib/session/token'
import { setAccountZone } from '../../lib/time/today-here'
import { setTokens } from '../theme/look-store'

interface LoadedSession {
  readonly session: Session | undefined
  readonly error: unknown
  /** True after two failed attempts; retries continue until the session loads. */
  readonly isAway: boolean
  readonly retry: () => void
}

/** Loads the user and the configuration, and applies the agency's theme. */
export function useSessionLoader(): LoadedSession {
  const queries = useQueryClient()
  const user = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => {
      if (readToken() === undefined) throw new Error('No token') // 2 §8
      return api('GET /api/Info/whoAmI', { signal, once: true })
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (_, failure) => isPassing(failure),
    retryDelay,
  })
  const config = useQuery({
    queryKey: ['session', 'config'],
    queryFn: ({ signal }) =>
      api('GET /_api/config', { query: { type: 'agent' }, signal, once: true }),
    staleTime: Number.POSITIVE_INFINITY,
    // The first load waits for this anyway; later loads use the normal timeout.
    retry: (tries, failure) =>
      isPassing(failure) && (tries < 2 || queries.getQueryData(userKey) === undefined),
    retryDelay,
  })
  const isAgent = user.data?.principalType === 'Agent'
  setAccountZone(user.data?.timeZone) // before what it is drawn with
  useEffect(() => {
    if (user.data === undefined || isAgent) return
    reportFailure(new Error('The token belongs to no agent'), {})
    noteRefusal('Only travel agents can sign in here.')
    void signOut()
  }, [user.data, isAgent])
  useEffect(() => {
    if (isAgent) setFallbackReporter(logReporter(() => location.pathname))
  }, [isAgent])
  useEffect(() => {
    if (user.data !== undefined)
      setTokens(agencyTokens(user.data.agency.agencyCode, user.data.agency.theme))
  }, [user.data])
  const session = useMemo(() => {
    // A configuration that fails to load is a warning, not a blocker (2 §8).
    if (user.data === undefined || !isAgent || config.isPending) return undefined
    return sessionOf(user.data, { config: config.data, search: location.search, signOut })
  }, [user.data, isAgent, config.isPending, config.data])
  const isAway = user.isPending && user.failureCount > 1
  return { session, error: user.error ?? undefined, isAway, retry: () => void user.refetch() }
}

const userKey = ['session', 'user'] as const

/**
 * Half a second between attempts at first, five at most, so the page appears soon after its server
 * does.
 */
const retryDelay = (tries: number): number => Math.min(500 * 2 ** tries, 5_000)

/** Maximum number of failure reports per page. */
const most = 20
const longest = 2_000

/**
 * Sends error reports to the server's own log (1 §7, logMessage) when there is no error-reporting
 * service.
 */
export function logReporter(path: () => string): ErrorReporter {
  let sentCount = 0
  return {
    capture(eventId, error, facts) {
      sentCount += 1
      if (sentCount > most) return
      const errorText = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      const message =
        `web.failure ${eventId} at ${path()}: ${errorText} ${JSON.stringify(facts)}`.slice(
          0,
          longest,
        )
      api('POST /api/Info/logMessage', { body: { message } }).catch(() => {
        // Don't report that a report failed.
      })
    },
  }
}

/** Signs out on the server and here. A full page load leaves nothing of the session in memory. */
async function signOut(): Promise<void> {
  await askNothingMore()
  await api('POST /api/Agents/logout').catch(() => {
    // The cookie is deleted either way; the server ends an idle session by itself.
  })
  dropToken()
  dropMasquerade()
  forgetDrafts()
  sessionStorage.clear() // texts being written in this tab, too
  location.assign('/loggedOut')
}

/** Stops requests that would be refused between signing out and the new page. */
async function askNothingMore(): Promise<void> {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, enabled: false } })
  await queryClient.cancelQueries()
}

/**
 * Builds the user's session. Flags come from the server's configuration and from the address
 * (PRESO, 1 §6).
 */
export function sessionOf(user: SignedInUser, { config, search, signOut }: SessionParts): Session {
  const server = Object.fromEntries((config?.featureFlags ?? []).map((flag) => [flag, true]))
  const preso = isPresentationAsked(search)
  const flags = mergeFlags({ agency: user.agency.featureFlags, server, preso })
  const principal = principalOf(user, flags)
  return {
    user,
    agency: user.agency,
    principal,
    config,
    has: (flag) => flags.includes(flag),
    may: (access) => mayCall(access, principal) === 'ok',
    signOut,
  }
}

interface SessionParts {
  readonly config: AppConfig | undefined
  readonly search: string
  readonly signOut: () => Promise<void>
}

function principalOf(
  { userId, agency, capabilities }: SignedInUser,
  flags: FeatureFlag[],
): AgentPrincipal {
  return {
    kind: 'agent',
    agencyId: agency.id,
    agentId: userId,
    agencyCode: agency.agencyCode,
    isAgencyAdmin: agency.admins.includes(userId),
    capabilities: [
      ...(capabilities.superadmin ? (['superadmin'] as const) : []),
      ...(capabilities.contentmanager ? (['contentmanager'] as const) : []),
    ],
    flags,
  }
}
