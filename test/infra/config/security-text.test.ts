import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { securityContact, securityFile, securityText } from '../../../infra/config/security-text'
import { stageOf } from '../../../infra/config/stages'
import { staticFiles } from '../../../infra/local/site/static-files'
import { prodValues } from '../synthesise-stage'

const address = 'https://app.example.com'
const dayMs = 86_400_000
const textOn = (now: Date) => securityText({ contact: 'mailto:hello@example.com', address, now })
const expiryOn = (now: Date) => new Date(/^Expires: (.+)$/m.exec(textOn(now))?.[1] ?? '')

test('security.txt has what RFC 9116 asks for, and its policy is a file of ours', () => {
  expect(textOn(new Date('2026-11-27T18:30:00Z'))).toBe(
    [
      'Contact: mailto:hello@example.com',
      'Expires: 2027-05-26T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://app.example.com/.well-known/security.txt',
      'Policy: https://app.example.com/security-policy.txt',
      '',
    ].join('\n'),
  )
  expect(readFileSync('web/public/security-policy.txt', 'utf8')).toContain(securityFile)
})

test('security.txt expires in the future, within a year, and every later build moves that on', () => {
  for (const now of [new Date(), new Date('2028-02-29T23:59:59Z')]) {
    const days = (expiryOn(now).getTime() - now.getTime()) / dayMs
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
    expect(expiryOn(new Date(now.getTime() + dayMs)).getTime()).toBe(
      expiryOn(now).getTime() + dayMs,
    )
  }
})

test('whom to tell is the stage’s setting, else the sender of its mails, and nobody is invented', () => {
  expect(stageOf('prod', prodValues).securityContact).toBe('mailto:hello@example.com')
  const page = 'https://example.com/security'
  expect(stageOf('prod', { ...prodValues, TEMBEA_SECURITY_CONTACT: page }).securityContact).toBe(
    page,
  )
  expect(stageOf('dev', {}).securityContact).toBeUndefined()
  expect(securityContact(undefined, 'hello@example.com')).toBe('mailto:hello@example.com')
  for (const wrong of ['security@example.com', 'http://example.com', 'mailto:nobody'])
    expect(() => securityContact(wrong, undefined)).toThrow('TEMBEA_SECURITY_CONTACT must be')
})

test('the local server answers it as text that is asked after each time', async () => {
  const site = staticFiles('/nowhere', [], { [securityFile]: textOn(new Date()) })
  const server = createServer((request, response) =>
    site.serve(request, response, request.url ?? ''),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${securityFile}`)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    textOn(new Date()),
  ])
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  server.close()
})
