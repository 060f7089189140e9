import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { isBreached } from '../../../functions/accounts/breached-passwords'
import { requireStrongPassword } from '../../../functions/accounts/password-strength'
import type { OutwardRequest } from '../../../functions/runtime/outward-request'
import { stageOf } from '../../../infra/config/stages'
import { prodValues } from '../../infra/synthesise-stage'
import { quietLog } from '../../support/store-kinds'

const password = 'kgalagadi-2027'
const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
const url = 'https://ranges.example.com/range/{prefix}'

function service(text: string, status = 200) {
  const requests: OutwardRequest[] = []
  const send = async (request: OutwardRequest) => {
    requests.push(request)
    return { status, text }
  }
  return { requests, send }
}

test('a password of a breach is found, and the service learns five digits of its hash', async () => {
  const others = `${'0'.repeat(35)}:3\r\n${hash.slice(5)}:12\r\n`
  const { requests, send } = service(others)
  expect(await isBreached(password, url, { send })).toBe(true)
  expect(requests).toMatchObject([
    {
      url: `https://ranges.example.com/range/${hash.slice(0, 5)}`,
      headers: { 'add-padding': 'true' },
    },
  ])
  expect(JSON.stringify(requests)).not.toMatch(new RegExp(`${password}|${hash.slice(5)}`))
})

test('a password that the service does not know, or only pads with, is taken', async () => {
  for (const text of ['', `${'0'.repeat(35)}:3`, `${hash.slice(5)}:0`])
    expect(await isBreached(password, url, { send: service(text).send })).toBe(false)
})

test('a service that does not answer is told in the log without a word of the password', async () => {
  const lines = quietLog()
  expect(await isBreached(password, url, { send: service('', 503).send })).toBe(false)
  expect(lines.join('')).toContain('password.breaches-unknown')
  expect(lines.join('')).not.toContain(hash.slice(0, 5))
})

test('whoever chooses a password of a breach is told so, where a service is configured, as in prod', async () => {
  const https = await import('../../../functions/runtime/outward-request')
  expect(stageOf('prod', prodValues).settings.breachUrl).toMatch(/^https:.*\{prefix\}$/)
  for (const wrong of ['https://ranges.example.com', 'http://ranges.example.com/{prefix}'])
    expect(() => stageOf('prod', { ...prodValues, TEMBEA_BREACH_URL: wrong })).toThrow(
      'TEMBEA_BREACH_URL must be',
    )
  vi.stubEnv('BREACH_URL', url)
  const send = vi.spyOn(https, 'outwardRequest')
  send.mockResolvedValue({ status: 200, text: `${hash.slice(5)}:1` })
  await expect(requireStrongPassword(password, [])).rejects.toMatchObject({
    facts: { fields: [{ field: 'body.password', message: /data breach/ }] },
  })
  vi.unstubAllEnvs()
  send.mockRestore()
})
