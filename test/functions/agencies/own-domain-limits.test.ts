import { afterEach, expect, test, vi } from 'vitest'
import { installationDomains } from '../../../functions/agencies/mail-domain/own-domain-limits'

afterEach(() => vi.unstubAllEnvs())

test('the domains of an installation are those of its mails, of answers to them, and of its pages', () => {
  vi.stubEnv('MAIL_FROM', 'Tembea <hello@Mail.Tembea.example>')
  vi.stubEnv('INBOUND_DOMAIN', 'answers.tembea.example')
  vi.stubEnv('WEB_ADDRESS', 'https://app.tembea.example')
  expect(installationDomains()).toEqual([
    'mail.tembea.example',
    'answers.tembea.example',
    'app.tembea.example',
  ])
})

test('an installation without mails has only that of its pages', () => {
  vi.stubEnv('MAIL_FROM', '')
  vi.stubEnv('INBOUND_DOMAIN', '')
  vi.stubEnv('WEB_ADDRESS', 'https://d1.cloudfront.net')
  expect(installationDomains()).toEqual(['d1.cloudfront.net'])
})
