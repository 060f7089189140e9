import { describe, expect, test } from 'vitest'
import {
  dnsRecords,
  isPublicMailDomain,
  isRelatedDomain,
  ownDomainName,
  senderLocalPart,
} from '#shared/mails/own-domain'

describe('a domain of an agency’s own', () => {
  test.each([
    [' Mail.Marula-Journeys.COM ', 'mail.marula-journeys.com'],
    ['marula.travel', 'marula.travel'],
    ['xn--caf-dma.co.ke', 'xn--caf-dma.co.ke'],
    ['outlook.marula.travel', 'outlook.marula.travel'],
  ])('is taken from %j as %s', (typed, name) => {
    expect(ownDomainName.parse(typed)).toBe(name)
  })

  test.each([
    'marula',
    'trips@marula.com',
    'https://marula.com',
    'marula .com',
    '-marula.com',
    'marula-.com',
    'marula..com',
    '10.0.0.1',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(100)}com`,
  ])('is not %s', (typed) => {
    expect(ownDomainName.safeParse(typed).success).toBe(false)
  })

  test.each([
    ...['gmail.com', 'mail.gmail.com', 'yahoo.co.uk', 'hotmail.fr', 'outlook.com', 'live.com.au'],
    ...['icloud.com', 'gmx.net', 'yandex.ru', 'proton.me', 'web.de', 'mail.ru', 'mweb.co.za'],
  ])('is none where everybody has an address: %s', (domain) => {
    expect(isPublicMailDomain(domain)).toBe(true)
    expect(ownDomainName.safeParse(domain).error?.issues).toMatchObject([
      { message: expect.stringMatching(/public mail provider/) },
    ])
  })

  test.each(['mail.marula.com', 'live.marula.com', 'yahoo.marula.com', 'mygmail.com'])(
    'may have a name that only resembles one: %s',
    (domain) => {
      expect(isPublicMailDomain(domain)).toBe(false)
    },
  )
})

test.each([
  ['example.com', 'example.com', true],
  ['mail.example.com', 'example.com', true],
  ['example.com', 'mail.example.com', true],
  ['notexample.com', 'example.com', false],
  ['a.example.com', 'b.example.com', false],
])('%s and %s belong together: %s', (one, other, isRelated) => {
  expect(isRelatedDomain(one, other)).toBe(isRelated)
})

test.each([
  ['trips', true],
  [' Hello.Trips+1 ', true],
  ['', false],
  ['.trips', false],
  ['trips..x', false],
  ['tr ips', false],
  ['a@b', false],
  ['a'.repeat(65), false],
])('%j may stand before the @: %s', (text, isGood) => {
  expect(senderLocalPart.safeParse(text).success).toBe(isGood)
})

test('its records are one for each signature and one that proves its owner', () => {
  const domain = { name: 'mail.marula.com', dkimTokens: ['a1', 'b2'], proof: 'p' }
  expect(dnsRecords(domain)).toEqual([
    { name: 'a1._domainkey.mail.marula.com', type: 'CNAME', value: 'a1.dkim.amazonses.com' },
    { name: 'b2._domainkey.mail.marula.com', type: 'CNAME', value: 'b2.dkim.amazonses.com' },
    { name: '_tembea.mail.marula.com', type: 'TXT', value: 'tembea-domain=p' },
  ])
})
