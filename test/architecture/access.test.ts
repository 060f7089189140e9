import { describe, expect, test, vi } from 'vitest'
import { keyScopes, type Principal, principalSchema } from '#shared/access/principal'
import type { AccessLevel, Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { httpLambda } from '../../functions/runtime/http-lambda'
import { logSink } from '../../functions/runtime/log'
import { useCase } from '../../functions/runtime/use-case'
import { callLambda } from '../support/http-event'

const agent = {
  kind: 'agent',
  agencyId: 'agy_marula',
  agentId: 'agt_naledi',
  agencyCode: 'MAR001',
  isAgencyAdmin: false,
  capabilities: [],
  flags: [],
}
const callers: Record<string, Principal | undefined> = {
  nobody: undefined,
  agent: principalSchema.parse(agent),
  'lead agent': principalSchema.parse({ ...agent, isAgencyAdmin: true }),
  'content manager': principalSchema.parse({ ...agent, capabilities: ['contentmanager'] }),
  superadmin: principalSchema.parse({ ...agent, capabilities: ['superadmin'] }),
  client: principalSchema.parse({
    kind: 'client',
    agencyId: 'agy_marula',
    clientId: 'cli_hartley',
  }),
  guest: principalSchema.parse({ kind: 'guest', agencyId: 'agy_marula', sharedId: 'lightbox' }),
  partner: principalSchema.parse({ kind: 'partner', agencyId: 'agy_marula' }),
  system: principalSchema.parse({ kind: 'system', agencyId: 'agy_marula' }),
  'partner with every scope': principalSchema.parse({
    kind: 'partner',
    agencyId: 'agy_marula',
    scopes: keyScopes,
  }),
  ...Object.fromEntries(
    keyScopes.map((scope) => [
      `system with ${scope}`,
      principalSchema.parse({ kind: 'system', agencyId: 'agy_marula', scopes: [scope] }),
    ]),
  ),
}

/** Who passes at each level, written out by hand from the specification: 1 §2, 1 §6, domain.md. */
const passes: Record<AccessLevel, readonly string[]> = {
  public: Object.keys(callers),
  signedIn: ['agent', 'lead agent', 'content manager', 'superadmin'],
  guest: ['agent', 'lead agent', 'content manager', 'superadmin', 'guest'],
  admin: ['lead agent', 'superadmin'],
  contentManager: ['content manager', 'superadmin'],
  superadmin: ['superadmin'],
  client: ['client'],
  payer: ['agent', 'lead agent', 'content manager', 'superadmin', 'client'],
  partner: Object.keys(callers).filter((who) => /^(partner|system)/.test(who)),
}

/** What API keys reach, by name: nothing that writes but the audit trail. */
const ofKeys = {
  'itineraries:read': [
    'listItineraries',
    'countItineraries',
    'totalItineraries',
    'getItinerary',
    'getItineraryHistory',
  ],
  'clients:read': ['listClients', 'countClients', 'getClient'],
  'payments:read': ['listPayments', 'countPayments', 'getPaymentTotals'],
  'catalogue:read': [
    'getCountries',
    'getRegions',
    'getCamps',
    'countCamps',
    'getCamp',
    'getCampInfo',
    'getAccommodationInfo',
    'getFeatures',
    'getTransitPoints',
    'getActivities',
    'getActivityInfo',
    'getCountry',
    'getRegion',
    'getTransitPoint',
    'getActivity',
  ],
  'rates:read': [
    'getRatesByOptionKey',
    'getRatesBySupplier',
    'getInclusions',
    'getLowestRates',
    'getRoomsBySupplier',
    'getAvailability',
    'getCalendar',
    'getExchangeRates',
    'getCurrencies',
  ],
  'audit:read': ['listAuditTrail', 'countAuditTrail'],
  'audit:write': ['logAudit'],
} as const satisfies Record<(typeof keyScopes)[number], readonly string[]>

function passesByScope({ name }: Route, caller: string): boolean {
  const scope = keyScopes.find((one) => ofKeys[one].some((route) => route === name))
  return (
    scope !== undefined &&
    (caller === 'partner with every scope' || caller === `system with ${scope}`)
  )
}

const everyRoute = Object.values<Route>(routes)

describe.each(everyRoute.map((route) => [route.name, route] as const))('%s', (_, route) => {
  test.each(Object.entries(callers))(
    'lets %s pass only where its level says so',
    async (caller, principal) => {
      vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
      const reached = vi.fn()
      const { params: _params, query: _query, body: _body, ...open } = route
      const lambda = httpLambda(
        useCase<Route>(open, async () => {
          reached()
          throw new Error('as far as this test goes')
        }),
        { authenticate: async () => principal },
      )
      const token = principal === undefined ? {} : { headers: { authorization: 'token' } }
      const { status } = await callLambda(lambda, {
        method: route.method,
        path: route.path,
        ...token,
      })
      const mayPass = passes[route.who].includes(caller) || passesByScope(route, caller)
      expect(reached).toHaveBeenCalledTimes(mayPass ? 1 : 0)
      expect(status).toBe(mayPass ? 500 : principal === undefined ? 401 : 403)
    },
  )
})

/**
 * What is left to agents who have yet to accept the terms: signing in and out, their own account,
 * and accepting.
 */
const beforeTerms = new Set([
  'whoAmI',
  'logout',
  'patchObjectives',
  'logMessage',
  ...everyRoute.filter(({ domain }) => domain === 'my-account').map(({ name }) => name),
])

test.each(
  everyRoute.filter(({ who }) => who !== 'public').map((route) => [route.name, route] as const),
)(
  '%s is refused by name to agents who have not accepted the terms, if it is work',
  async (name, route) => {
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    const { params: _params, query: _query, body: _body, ...bare } = route
    const lambda = httpLambda(
      useCase<Route>(bare, async () => {
        throw new Error('as far as this test goes')
      }),
      {
        authenticate: async () =>
          principalSchema.parse({ ...agent, capabilities: ['superadmin'], mustAcceptTerms: true }),
      },
    )
    const { status, body } = await callLambda(lambda, {
      method: route.method,
      path: route.path,
      headers: { authorization: 'token' },
    })
    if (route.who === 'client' || route.who === 'partner') expect(status).toBe(403)
    else if (beforeTerms.has(name)) expect(status).toBe(500)
    else expect(body).toMatchObject({ error: { code: 'auth.terms-required' } })
  },
)

/**
 * Domains whose changes are for the owner of the account alone; public ones know nobody, and an
 * answer of a provider is only asked for.
 */
const ofOwners = ['accounts', 'my-account', 'api-keys', 'config', 'payments', 'masquerade']
const open = ['endMasquerade', 'confirmPayment']

describe.each(
  everyRoute.filter(({ who }) => who !== 'public').map((route) => [route.name, route] as const),
)('%s while signed in as another', (name, route) => {
  const isChange = route.method !== 'GET' && route.safe !== true
  test.runIf(isChange && ofOwners.includes(route.domain) && !open.includes(name))(
    'says that it refuses',
    () => {
      expect(route.noMasquerade).toBe(true)
    },
  )

  test.each(['agent', 'lead agent', 'content manager', 'superadmin'])(
    'is refused to a masked %s if it says so',
    async (who) => {
      vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
      const reached = vi.fn()
      const { params: _params, query: _query, body: _body, ...bare } = route
      const lambda = httpLambda(
        useCase<Route>(bare, async () => {
          reached()
          throw new Error('as far as this test goes')
        }),
        {
          authenticate: async () =>
            principalSchema.parse({
              ...callers[who],
              masqueradedBy: {
                agencyId: 'agy_direct',
                agentId: 'agt_samuel',
                name: 'Samuel Okoro',
              },
            }),
        },
      )
      await callLambda(lambda, {
        method: route.method,
        path: route.path,
        headers: { authorization: 'token' },
      })
      const mayPass = passes[route.who].includes(who) && route.noMasquerade !== true
      expect(reached).toHaveBeenCalledTimes(mayPass ? 1 : 0)
    },
  )
})
