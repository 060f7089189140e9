import type { DemoAgent } from './people-types'

const done = ['passwordSet', 'termsAccepted', 'nextStepsSeen', 'welcomeMessageSeen'] as const
const agent = (
  row: Omit<DemoAgent, 'fullName' | 'capabilities' | 'objectives' | 'archived'> & Partial<DemoAgent>,
): DemoAgent => ({
  fullName: `${row.firstName} ${row.lastName}`,
  capabilities: [],
  objectives: done,
  archived: false,
  ...row,
})

/** Who may sign in at /login; the seeder sets the password. The last two cannot: one is archived, one not yet activated. */
export const demoAgents: readonly DemoAgent[] = [
  agent({
    agentId: 'agt_naledi',
    agencyId: 'agy_marula',
    email: 'naledi@marulajourneys.com',
    firstName: 'Naledi',
    lastName: 'Mokoena',
    phone: '+267 71 555 010',
    objectives: [...done, 'buildItinerary'],
  }),
  agent({
    agentId: 'agt_thabo',
    agencyId: 'agy_marula',
    email: 'thabo@marulajourneys.com',
    firstName: 'Thabo',
    lastName: 'Dlamini',
    phone: '+267 71 555 011',
  }),
  agent({
    agentId: 'agt_imani',
    agencyId: 'agy_baobab',
    email: 'imani@baobabbeyond.com',
    firstName: 'Imani',
    lastName: 'Njoroge',
    phone: '+254 722 555 014',
    objectives: ['passwordSet'],
  }),
  agent({
    agentId: 'agt_peter',
    agencyId: 'agy_direct',
    email: 'peter@tembeadirect.com',
    firstName: 'Peter',
    lastName: 'Lund',
    phone: '+1 212 555 0188',
  }),
  agent({
    agentId: 'agt_zawadi',
    agencyId: 'agy_direct',
    email: 'content@tembeadirect.com',
    firstName: 'Zawadi',
    lastName: 'Achieng',
    phone: '+1 212 555 0189',
    capabilities: ['contentmanager'],
  }),
  agent({
    agentId: 'agt_samuel',
    agencyId: 'agy_direct',
    email: 'root@tembeadirect.com',
    firstName: 'Samuel',
    lastName: 'Okoro',
    phone: '+1 212 555 0190',
    capabilities: ['superadmin'],
  }),
  agent({
    agentId: 'agt_kagiso',
    agencyId: 'agy_marula',
    email: 'kagiso@marulajourneys.com',
    firstName: 'Kagiso',
    lastName: 'Seretse',
    phone: '+267 71 555 012',
    archived: true,
  }),
  agent({
    agentId: 'agt_lerato',
    agencyId: 'agy_marula',
    email: 'lerato@marulajourneys.com',
    firstName: 'Lerato',
    lastName: 'Phiri',
    phone: '+267 71 555 013',
    objectives: [],
  }),
]
