import { describe, expect, test } from 'vitest'
import { sessionOf } from '../../../../web/app/agent/use-session-loader'
import { aUser as user } from './builders'

const open = { config: undefined, search: '', signOut: async () => {} }

describe('sessionOf', () => {
  test('lets an agent open agents’ pages only', () => {
    const { may } = sessionOf(user(), open)
    expect([may('signedIn'), may('admin'), may('contentManager'), may('superadmin')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('knows the agency’s lead agents', () => {
    expect(sessionOf(user({ userId: 'agt_thabo' }), open).may('admin')).toBe(true)
  })

  test('lets a superadmin open everything', () => {
    const { may } = sessionOf(
      user({ capabilities: { superadmin: true, contentmanager: false } }),
      open,
    )
    expect([may('admin'), may('contentManager'), may('superadmin')]).toEqual([true, true, true])
  })

  test('merges flags of the configuration and of the address', () => {
    const config = {
      version: '1',
      region: 'us-east-1',
      featureFlags: ['showRestOfWorld' as const],
      fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
      dueDateLeadDays: 84,
      firstPartyAgencyCodes: [],
    }
    const { has } = sessionOf(user(), { ...open, config, search: '?PRESO' })
    expect([
      has('useItineraryBuilder2'),
      has('showRestOfWorld'),
      has('PRESO'),
      has('editPayments'),
    ]).toEqual([true, true, true, false])
  })
})
