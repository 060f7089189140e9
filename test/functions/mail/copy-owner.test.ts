import { expect, test } from 'vitest'
import { copyOwner } from '../../../functions/mail/copy-owner'

const mail = { to: 'eleanor@hartley.co.uk', subject: 'Your trip', text: 'Dear Eleanor' }
const owner = 'naledi@example.com'

test.each([
  [['ccBookingOwner' as const], mail.to, owner],
  [[], mail.to, undefined],
  [['ccBookingOwner' as const], 'Naledi@example.com', undefined],
])('with the flags %j a mail of a trip to %s is copied to %s', (featureFlags, to, cc) => {
  expect(copyOwner({ ...mail, to }, { agency: { featureFlags }, owner })).toEqual({ ...mail, to, ...(cc && { cc }) })
})
