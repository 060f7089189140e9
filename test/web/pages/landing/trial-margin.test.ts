import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marginOf } from '../../../../web/pages/landing/MarginPicture'

describe('marginOf', () => {
  test('shows the worked trip at its own rates', () => {
    expect(marginOf({ land: 20, air: 15, deposit: 50 })).toMatchObject({
      sell: 10_393_102,
      margin: 2_151_460,
    })
  })

  test('never falls when a rate rises', () => {
    fc.assert(
      fc.property(fc.nat(49), fc.nat(50), (land, air) => {
        expect(marginOf({ land: land + 1, air, deposit: 50 }).margin).toBeGreaterThan(
          marginOf({ land, air, deposit: 50 }).margin,
        )
      }),
    )
  })

  test('has no part below zero', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (land, air) =>
        marginOf({ land, air, deposit: 50 }).parts.every(({ amount }) => amount >= 0),
      ),
    )
  })
})
