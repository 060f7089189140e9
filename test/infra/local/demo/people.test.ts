import { describe, expect, test } from 'vitest'
import { clientInput } from '#shared/api/client-input'
import { findDuplicates } from '../../../../functions/client-merges/find-duplicates'
import { nameOf } from '../../../../functions/data/clients/client-records'
import type { AgentRow } from '../../../../functions/import/people-rows'
import {
  demoAgencies,
  demoAgents,
  demoClients,
  demoPeople,
} from '../../../../infra/local/demo/people'

const agencyIds = new Set<string>(demoAgencies.map(({ agencyId }) => agencyId))
const agentById = new Map<string, AgentRow>(demoAgents.map((agent) => [agent.agentId, agent]))
const { clients } = demoPeople(new Date('2026-11-20T08:00:00Z'))

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

  test('have lead agents of their own', () => {
    for (const { agencyId, admins } of demoAgencies) {
      expect(admins.length).toBeGreaterThan(0)
      for (const admin of admins) expect(agentById.get(admin)?.agencyId).toBe(agencyId)
    }
  })

  test('do not all show the rest of the world', () => {
    expect(new Set(demoAgencies.map(({ flags }) => flags.includes('showRestOfWorld')))).toEqual(
      new Set([true, false]),
    )
  })
})

describe('agents', () => {
  test('have distinct emails and an agency', () => {
    expect(new Set(demoAgents.map(({ email }) => email)).size).toBe(demoAgents.length)
    for (const { agentId, agencyId } of demoAgents) {
      expect(agencyIds, agentId).toContain(agencyId)
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
    const [firstName, lastName] = fullName.split(' ')
    expect(agentById.get(agentId)).toMatchObject({ email, firstName, lastName, archived: false })
  })

  test('are a content manager and a superadmin among others', () => {
    expect(agentById.get('agt_zawadi')?.capabilities).toEqual(['contentmanager'])
    expect(agentById.get('agt_samuel')?.capabilities).toEqual(['superadmin'])
    expect(demoAgents.filter(({ capabilities }) => capabilities.length > 0)).toHaveLength(2)
  })
})

describe('clients', () => {
  test('are forty-one, most of them Naledi’s, Eleanor Hartley first', () => {
    expect(demoClients).toHaveLength(41)
    expect(demoClients[0]).toMatchObject({
      firstName: 'Eleanor',
      lastName: 'Hartley',
      email: 'eleanor@hartley.co.uk',
      agentId: 'agt_naledi',
    })
    expect(demoClients.filter(({ agentId }) => agentId === 'agt_naledi').length).toBeGreaterThan(20)
  })

  test('could have been typed into the form', () => {
    for (const { firstName, lastName, email, contact } of clients) {
      expect(
        clientInput.safeParse({ firstName, lastName, email, contact }).error,
        email,
      ).toBeUndefined()
    }
  })

  test('have ids and emails of their own and the agency of their agent', () => {
    expect(new Set(clients.map(({ id }) => id)).size).toBe(41)
    expect(new Set(clients.map(({ agencyId, email }) => `${agencyId} ${email}`)).size).toBe(41)
    for (const { agentId, agencyId } of clients)
      expect(agentById.get(agentId)?.agencyId).toBe(agencyId)
  })

  test('have one pair of duplicates, with two agents', () => {
    const found = findDuplicates(
      clients.map(({ contact, ...client }) => ({ ...client, phone: contact.phone })),
    )
    expect(found.map(({ ids }) => [...ids].sort())).toEqual([['cli_siobhan', 'cli_siobhan2']])
  })

  test('have names of many kinds: very long, very short, accented, right to left', () => {
    const names = clients.map(nameOf)
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(60)
    expect(Math.min(...names.map((name) => name.length))).toBeLessThan(7)
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name))).toHaveLength(1)
    expect(names.filter((name) => /[À-ỹ]/.test(name)).length).toBeGreaterThan(8)
    expect(names.filter((name) => /\p{Extended_Pictographic}/u.test(name))).toEqual([])
  })
})
