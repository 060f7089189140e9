import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { capabilitySchema, featureFlagSchema } from '#shared/access/principal'
import { clientInput } from '#shared/api/clients'
import { agencyIdSchema, agentIdSchema, clientIdSchema } from '#shared/ids/ids'
import { demoAgencies } from '../../../../infra/local/demo/agencies'
import { demoAgents } from '../../../../infra/local/demo/agents'
import { demoClients } from '../../../../infra/local/demo/clients'

const agencyIds = new Set(demoAgencies.map(({ agencyId }) => agencyId))
const agentById = new Map(demoAgents.map((agent) => [agent.agentId, agent]))

describe('agencies', () => {
  test('are one net, one rack and one first-party, the last without the second builder', () => {
    const seen = demoAgencies.map(({ agencyCode, model, flags }) => [
      agencyCode,
      model,
      flags.includes('useItineraryBuilder2'),
    ])
    expect(seen).toEqual([
      ['MAR001', 'net', true],
      ['BAO002', 'rack', true],
      ['ITR006', 'net', false],
    ])
  })

  test('have ids, known flags and lead agents of their own', () => {
    for (const { agencyId, flags, admins } of demoAgencies) {
      expect(agencyIdSchema.safeParse(agencyId).success).toBe(true)
      for (const flag of flags) expect(featureFlagSchema.safeParse(flag).success, flag).toBe(true)
      expect(admins.length).toBeGreaterThan(0)
      for (const admin of admins) expect(agentById.get(admin)?.agencyId).toBe(agencyId)
    }
  })

  test('do not all show the rest of the world', () => {
    expect(new Set(demoAgencies.map(({ flags }) => flags.includes('showRestOfWorld')))).toEqual(new Set([true, false]))
  })
})

describe('agents', () => {
  test('have ids, distinct emails and an agency', () => {
    expect(new Set(demoAgents.map(({ email }) => email)).size).toBe(demoAgents.length)
    for (const { agentId, agencyId, email, capabilities } of demoAgents) {
      expect(agentIdSchema.safeParse(agentId).success).toBe(true)
      expect(agencyIds).toContain(agencyId)
      expect(z.email().safeParse(email).success).toBe(true)
      for (const capability of capabilities) expect(capabilitySchema.safeParse(capability).success).toBe(true)
    }
  })

  test.each([
    ['naledi@marulajourneys.com', 'agt_naledi', 'Naledi Mokoena'],
    ['thabo@marulajourneys.com', 'agt_thabo', 'Thabo Dlamini'],
    ['imani@baobabbeyond.com', 'agt_imani', 'Imani Njoroge'],
    ['peter@tembeadirect.com', 'agt_peter', 'Peter Lund'],
    ['content@tembeadirect.com', 'agt_zawadi', 'Zawadi Achieng'],
    ['root@tembeadirect.com', 'agt_samuel', 'Samuel Okoro'],
  ])('include %s', (email, agentId, fullName) => {
    expect(agentById.get(agentId)).toMatchObject({ email, fullName, archived: false })
  })

  test('are a content manager and a superadmin among others', () => {
    expect(agentById.get('agt_zawadi')?.capabilities).toEqual(['contentmanager'])
    expect(agentById.get('agt_samuel')?.capabilities).toEqual(['superadmin'])
    expect(demoAgents.filter(({ capabilities }) => capabilities.length > 0)).toHaveLength(2)
  })
})

describe('clients', () => {
  test('are forty, most of them Naledi’s, Eleanor Hartley first', () => {
    expect(demoClients).toHaveLength(40)
    expect(demoClients[0]).toMatchObject({
      name: 'Eleanor Hartley',
      email: 'eleanor@hartley.co.uk',
      agentId: 'agt_naledi',
    })
    expect(demoClients.filter(({ agentId }) => agentId === 'agt_naledi').length).toBeGreaterThan(20)
  })

  test('could have been typed into the form', () => {
    for (const { firstName, lastName, email, contact } of demoClients) {
      expect(clientInput.safeParse({ firstName, lastName, email, contact }).error, email).toBeUndefined()
    }
  })

  test('have ids and emails of their own and the agency of their agent', () => {
    expect(new Set(demoClients.map(({ clientId }) => clientId)).size).toBe(40)
    expect(new Set(demoClients.map(({ agencyId, email }) => `${agencyId} ${email}`)).size).toBe(40)
    for (const { clientId, agentId, agencyId } of demoClients) {
      expect(clientIdSchema.safeParse(clientId).error, clientId).toBeUndefined()
      expect(agentById.get(agentId)?.agencyId).toBe(agencyId)
    }
  })

  test('have names of many kinds: very long, very short, accented, right to left', () => {
    const names = demoClients.map(({ name }) => name)
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(60)
    expect(Math.min(...names.map((name) => name.length))).toBeLessThan(7)
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name))).toHaveLength(1)
    expect(names.filter((name) => /[À-ỹ]/.test(name)).length).toBeGreaterThan(8)
    expect(names.filter((name) => /\p{Extended_Pictographic}/u.test(name))).toEqual([])
  })
})
