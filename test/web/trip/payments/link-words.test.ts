import { expect, test } from 'vitest'
import { linkCopiedWords } from '../../../../web/trip/payments/link-words'

test('a link to pay says until when it works, where its page ends', () => {
  const page = { redirectUrl: '/pay', expiresAt: '2026-11-21T12:58:00.000Z' }
  expect(linkCopiedWords('ach', page, 'Africa/Gaborone')).toBe(
    'Link to pay by ACH copied. It works until Nov 21, 14:58.',
  )
  expect(linkCopiedWords('credit', { redirectUrl: '/pay', expiresAt: null })).toBe('Link to pay by Credit Card copied.')
})
