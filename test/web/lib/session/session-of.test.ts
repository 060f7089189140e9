import { describe, expect, test, vi } from 'vitest'
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

  test('1 §6: PRESO stays on in its tab without the query, until it is turned off', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    })
    const isOn = (search: string) => sessionOf(user(), { ...open, search }).has('PRESO')
    const seen = ['', '?PRESO', '', '?client=cli_1', '?PRESO=off', ''].map(isOn)
    expect(seen).toEqual([false, true, true, true, false, false])
    vi.unstubAllGlobals()
  })

  test('1 §6: PRESO may be an agency’s own choice', () => {
    const { agency, ...rest } = user()
    const own = { ...rest, agency: { ...agency, featureFlags: ['PRESO' as const] } }
    expect(sessionOf(own, open).has('PRESO')).toBe(true)
  })
})
