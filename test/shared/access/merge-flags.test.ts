import fc from 'fast-check'
import { expect, test } from 'vitest'
import { featureFlagNames } from '#shared/access/feature-flags'
import { mergeFlags } from '#shared/access/merge-flags'

test('the server configuration overrules the agency, both ways', () => {
  const agency = ['showRestOfWorld', 'editPayments']
  expect(mergeFlags({ agency })).toEqual(['showRestOfWorld', 'editPayments'])
  expect(mergeFlags({ agency, server: { showRestOfWorld: false, ccBookingOwner: true } })).toEqual([
    'ccBookingOwner',
    'editPayments',
  ])
})

test('PRESO comes from the query, even where the server would not have it', () => {
  expect(mergeFlags({ agency: [], preso: true })).toEqual(['PRESO'])
  expect(mergeFlags({ agency: [], server: { PRESO: false }, preso: true })).toEqual(['PRESO'])
})

test('what comes out are known flags, each once, in one order', () => {
  const names = fc.array(fc.oneof(fc.constantFrom(...featureFlagNames), fc.string()))
  fc.assert(
    fc.property(names, (agency) => {
      const merged = mergeFlags({ agency })
      expect(merged).toEqual(featureFlagNames.filter((flag) => agency.includes(flag)))
    }),
  )
})
