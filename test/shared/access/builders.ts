import type * as z from 'zod/mini'
import {
  type AgentPrincipal,
  agentPrincipalSchema,
  type Principal,
  principalSchema,
} from '#shared/access/principal'

/** An agent of Marula Journeys with no capability and no flag; say only what matters. */
export function anAgent(
  overrides: Partial<z.input<typeof agentPrincipalSchema>> = {},
): AgentPrincipal {
  return agentPrincipalSchema.parse({
    kind: 'agent',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    agencyCode: 'MAR001',
    isAgencyAdmin: false,
    capabilities: [],
    flags: [],
    ...overrides,
  })
}

/** One principal of each kind, and an agent of each role. */
export const principals = {
  agent: anAgent(),
  admin: anAgent({ isAgencyAdmin: true }),
  contentManager: anAgent({ capabilities: ['contentmanager'] }),
  superadmin: anAgent({ capabilities: ['superadmin'] }),
  client: principal({ kind: 'client', agencyId: 'agy_marula', clientId: 'cli_hartley' }),
  guest: principal({ kind: 'guest', agencyId: 'agy_marula', sharedId: 'lightbox' }),
  partner: principal({ kind: 'partner', agencyId: 'agy_marula' }),
  system: principal({ kind: 'system', agencyId: 'agy_marula' }),
} as const

function principal(value: z.input<typeof principalSchema>): Principal {
  return principalSchema.parse(value)
}
