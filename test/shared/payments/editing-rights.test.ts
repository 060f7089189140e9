import { expect, test } from 'vitest'
import { paymentEditingRights } from '#shared/payments/editing-rights'

test.each([
  [[], { lines: false, amounts: false }],
  [['editAmountsInModals'], { lines: false, amounts: false }],
  [['editPayments'], { lines: true, amounts: false }],
  [['editPayments', 'editAmountsInModals'], { lines: true, amounts: true }],
] as const)('1 §6: flags %j open %j of payments', (flags, rights) => {
  expect(paymentEditingRights((flag) => flags.some((one) => one === flag))).toEqual(rights)
})
