import { expect, test } from 'vitest'
import { isAdmin, isContentManager, isSuperadmin } from '#shared/access/roles'
import { anAgent } from './builders'

test.each([
  ['an agent', anAgent(), false, false, false],
  ['a lead agent', anAgent({ isAgencyAdmin: true }), false, true, false],
  ['a superadmin', anAgent({ capabilities: ['superadmin'] }), true, true, true],
  ['a content manager', anAgent({ capabilities: ['contentmanager'] }), false, false, true],
  [
    'an agent of an agency with the flag',
    anAgent({ flags: ['allContentManagerAgencies'] }),
    false,
    false,
    true,
  ],
  [
    'an agent of an agency with other flags',
    anAgent({ flags: ['PRESO', 'editPayments'] }),
    false,
    false,
    false,
  ],
])('%s', (_, agent, superadmin, admin, contentManager) => {
  expect([isSuperadmin(agent), isAdmin(agent), isContentManager(agent)]).toEqual([
    superadmin,
    admin,
    contentManager,
  ])
})
