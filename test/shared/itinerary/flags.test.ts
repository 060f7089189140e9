import { expect, test } from 'vitest'
import {
  agentsFlagSchema,
  itineraryFlagSchema,
  itineraryFlagTable,
  withFlag,
  withoutFlag,
} from '#shared/itinerary/flags'

test('the seven flags of 1 §4 are read, and each says what it means', () => {
  const names = [
    'lcr',
    'inconsistent',
    'xfsm',
    'requote',
    'probnotif',
    'genpay',
    'locked_incompatible',
  ]
  expect(Object.keys(itineraryFlagTable)).toEqual(names)
  expect(itineraryFlagSchema.options).toEqual(names)
})

test.each(['', 'LCR', 'toString', 'locked'])('%j is an unknown itinerary flag', (flag) => {
  for (const schema of [itineraryFlagSchema, agentsFlagSchema]) {
    expect(schema.safeParse(flag).error?.issues).toMatchObject([
      { message: 'Unknown itinerary flag' },
    ])
  }
})

test('a flag is set once and cleared whole', () => {
  expect(withFlag(['requote'], 'genpay')).toEqual(['genpay', 'requote'])
  expect(withFlag(['genpay'], 'genpay')).toEqual(['genpay'])
  expect(withoutFlag(['genpay', 'requote'], 'genpay')).toEqual(['requote'])
  expect(withoutFlag([], 'genpay')).toEqual([])
})
