import { mergeFlags } from '#shared/access/merge-flags'
import type { AgentPrincipal, FeatureFlag } from '#shared/access/principal'
import { mayCall } from '#shared/access/route-access'
import type { SignedInUser } from '#shared/api/signed-in-user'
import type { AppConfig, Session } from './session'

/** Makes the session of a user: flags are merged from the server's configuration and from the address (PRESO, 1 §6). */
export function sessionOf(user: SignedInUser, { config, search, signOut }: SessionParts): Session {
  const server = Object.fromEntries((config?.featureFlags ?? []).map((flag) => [flag, true]))
  const preso = new URLSearchParams(search).has('PRESO')
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
  /** The query part of the address. */
  readonly search: string
  readonly signOut: () => Promise<void>
}

function principalOf({ userId, agency, capabilities }: SignedInUser, flags: FeatureFlag[]): AgentPrincipal {
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
