import { expect, test } from 'vitest'
import { mayMasquerade } from '#shared/access/masquerade'
import { anAgent } from '../../support/call-as'

const people = {
  agent: anAgent({ agentId: 'agt_agent' as never }),
  'content manager': anAgent({ agentId: 'agt_content' as never, capabilities: ['contentmanager'] }),
  lead: anAgent({ agentId: 'agt_lead' as never, isAgencyAdmin: true }),
  superadmin: anAgent({ agentId: 'agt_root' as never, capabilities: ['superadmin'] }),
}
type Who = keyof typeof people
const another = (who: Who, agencyId = 'agy_marula') => ({
  ...people[who],
  agentId: 'agt_another' as never,
  agencyId: agencyId as never,
})

/** Whom each may act as, written out by hand: in their agency, and in another. */
const allowed: Readonly<
  Record<Who, { readonly here: readonly Who[]; readonly elsewhere: readonly Who[] }>
> = {
  agent: { here: [], elsewhere: [] },
  'content manager': { here: [], elsewhere: [] },
  lead: { here: ['agent'], elsewhere: [] },
  superadmin: {
    here: ['agent', 'content manager', 'lead'],
    elsewhere: ['agent', 'content manager', 'lead'],
  },
}
const everybody = Object.keys(people) as Who[]

test.each(everybody)('%s acts as nobody with more rights', (who) => {
  const caller = people[who]
  expect(everybody.filter((as) => mayMasquerade(caller, another(as)))).toEqual(allowed[who].here)
  expect(everybody.filter((as) => mayMasquerade(caller, another(as, 'agy_other')))).toEqual(
    allowed[who].elsewhere,
  )
  expect(mayMasquerade(caller, caller)).toBe(false)
})

test('a lead agent who manages content acts as content managers, too, but never as another lead', () => {
  const lead = anAgent({ ...people.lead, capabilities: ['contentmanager'] })
  expect(everybody.filter((as) => mayMasquerade(lead, another(as)))).toEqual([
    'agent',
    'content manager',
  ])
})
