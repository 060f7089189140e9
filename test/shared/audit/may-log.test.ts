import { describe, expect, test } from 'vitest'
import { type AuditAction, auditActionSchema, auditActions } from '#shared/audit/audit-actions'
import { auditRefusal, mayLog } from '#shared/audit/may-log'
import { principals } from '../access/builders'

const byRole = {
  agent:
    'agent_accessed_itinerary agent_accessed_client agent_created_client agent_updated_client agent_assigned_agent',
  client:
    'client_login client_enquired_trip client_viewed_itinerary_video client_viewed_itinerary client_made_itinerary_payment client_downloaded_itinerary_pdf',
} as const
const actions = auditActionSchema.options

test('the thirteen actions of 1 §6 are there', () => {
  expect(Object.keys(auditActions)).toEqual(actions)
  expect(actions).toHaveLength(13)
})

test.each(['agent', 'client'] as const)(
  'a role %s may log its own actions and no other',
  (role) => {
    expect(actions.filter((action) => mayLog(role, action)).join(' ')).toBe(byRole[role])
  },
)

test.each(['partner', 'system'] as const)('a role %s may log any', (role) => {
  expect(actions.every((action) => mayLog(role, action))).toBe(true)
})

describe('auditRefusal', () => {
  const agents: AuditAction = 'agent_accessed_client'
  const clients: AuditAction = 'client_login'
  test.each([
    [
      'an agent as itself',
      principals.agent,
      { action: agents, agentId: 'agt_naledi', clientId: 'cli_other' },
      undefined,
    ],
    [
      'an agent as another',
      principals.agent,
      { action: agents, agentId: 'agt_thabo' },
      'not-your-id',
    ],
    ['an agent as nobody', principals.agent, { action: agents }, 'not-your-id'],
    [
      'an agent as a client',
      principals.agent,
      { action: clients, agentId: 'agt_naledi' },
      'not-your-action',
    ],
    [
      'a superadmin as another',
      principals.superadmin,
      { action: agents, agentId: 'agt_thabo' },
      'not-your-id',
    ],
    [
      'a client as itself',
      principals.client,
      { action: clients, clientId: 'cli_hartley' },
      undefined,
    ],
    [
      'a client as another',
      principals.client,
      { action: clients, clientId: 'cli_other' },
      'not-your-id',
    ],
    [
      'a client as an agent',
      principals.client,
      { action: agents, clientId: 'cli_hartley' },
      'not-your-action',
    ],
    ['a guest', principals.guest, { action: clients }, 'not-your-action'],
    [
      'a partner for anybody',
      principals.partner,
      { action: clients, clientId: 'cli_other' },
      undefined,
    ],
    [
      'the system for anybody',
      principals.system,
      { action: agents, agentId: 'agt_thabo' },
      undefined,
    ],
  ] as const)('%s', (_, principal, claim, refusal) => {
    expect(auditRefusal(principal, claim)).toBe(refusal)
  })
})
