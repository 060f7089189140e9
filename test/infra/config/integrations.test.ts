import { expect, test } from 'vitest'
import { integrationsOf } from '../../../infra/config/integrations'
import { contentSecurityPolicyOf } from '../../../infra/config/security-headers'

const environment = {
  TEMBEA_SENTRY_DSN: 'https://abc@o1.ingest.sentry.io/42',
  TEMBEA_POSTHOG: 'https://eu.i.posthog.com phc_key',
  TEMBEA_HEATMAP: 'https://static.heat.example/h.js https://in.heat.example wss://ws.heat.example',
  TEMBEA_CHAT: 'https://chat.example/w.js',
  TEMBEA_CLIENT_WIDGETS: 'chat',
  TEMBEA_MAP_STYLE: 'https://maps.example/style.json https://tiles.example',
}
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

test('nothing configured changes nothing of the policy, which keeps trusted types', () => {
  expect(integrationsOf('dev', {})).toEqual({})
  const policy = contentSecurityPolicyOf('https://s.example', {})
  expect(policy).toBe(contentSecurityPolicyOf('https://s.example'))
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('worker-src')
})

test('each service is in the policy once it is configured, and with it nothing of the others', () => {
  const of = (...names: (keyof typeof environment)[]) =>
    contentSecurityPolicyOf(
      'https://s.example',
      integrationsOf('dev', Object.fromEntries(names.map((name) => [name, environment[name]]))),
    )
  expect(directive(of('TEMBEA_SENTRY_DSN'), 'connect-src')).toBe(
    "connect-src 'self' https://s.example https://o1.ingest.sentry.io",
  )
  expect(directive(of('TEMBEA_POSTHOG'), 'connect-src')).toBe(
    "connect-src 'self' https://s.example https://eu.i.posthog.com",
  )
  expect(directive(of('TEMBEA_POSTHOG'), 'script-src')).toBe("script-src 'self'")
  const map = of('TEMBEA_MAP_STYLE')
  expect(directive(map, 'img-src')).toBe(
    "img-src 'self' data: blob: https://s.example https://maps.example https://tiles.example",
  )
  expect(directive(map, 'worker-src')).toBe("worker-src 'self' blob:")
  expect(map).toContain('trusted-types')
  const heat = of('TEMBEA_HEATMAP')
  expect(directive(heat, 'script-src')).toBe(
    "script-src 'self' https://static.heat.example https://in.heat.example",
  )
  expect(directive(heat, 'connect-src')).toContain('wss://ws.heat.example')
  // Scripts of others write HTML as plain text: trusted types would break them.
  expect(heat).not.toContain('trusted-types')
})

test('the page to pay leads to Plaid only where accounts are linked by it, and no script of Plaid’s runs', () => {
  const policy = contentSecurityPolicyOf(
    'https://s.example',
    integrationsOf('prod', { TEMBEA_PLAID_CLIENT_ID: 'client' }),
  )
  expect(directive(policy, 'form-action')).toBe(
    "form-action 'self' https://checkout.stripe.com https://secure.plaid.com",
  )
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(policy).toContain('trusted-types')
  expect(directive(contentSecurityPolicyOf('https://s.example'), 'form-action')).not.toContain(
    'plaid',
  )
})

test('widgets are for clients only where that is said', () => {
  expect(integrationsOf('dev', environment)).toMatchObject({
    chat: { isForClients: true },
    heatmap: { isForClients: false },
  })
})

test('a value that is no address is refused by its name; on this machine http will do', () => {
  expect(() => integrationsOf('dev', { TEMBEA_CHAT: 'http://chat.example/w.js' })).toThrow(
    'TEMBEA_CHAT is no https address',
  )
  expect(integrationsOf('local', { TEMBEA_CHAT: 'http://127.0.0.1:1/w.js' }).chat?.src).toBe(
    'http://127.0.0.1:1/w.js',
  )
  expect(() => integrationsOf('dev', { TEMBEA_POSTHOG: 'https://eu.i.posthog.com' })).toThrow(
    'TEMBEA_POSTHOG is a host and a key',
  )
})
