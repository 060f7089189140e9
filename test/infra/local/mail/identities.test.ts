import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identitiesIn } from '../../../../infra/local/mail/identities'

let folder: string
let now: Date
let cnames: Map<string, string>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-identities-'))
  now = new Date('2026-11-20T06:00:00Z')
  cnames = new Map()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const resolveCname = async (name: string) => {
  const value = cnames.get(name)
  if (value === undefined) throw new Error('No record')
  return [value]
}
const start = () =>
  identitiesIn({ file: join(folder, 'domains.json'), now: () => now, resolver: { resolveCname } })
const name = 'mail.marula.com'
const putRecords = (tokens: readonly string[]) => {
  for (const token of tokens)
    cnames.set(`${token}._domainkey.${name}`, `${token.toUpperCase()}.dkim.amazonses.com`)
}

test('a domain is verified while DNS has all three of its records', async () => {
  const identities = start()
  const { tokens = [] } = identities.create(name, { stage: 'local' }) ?? {}
  expect(new Set(tokens).size).toBe(3)
  putRecords(tokens.slice(1))
  expect(await identities.look(name)).toMatchObject({ status: 'PENDING' })
  putRecords(tokens)
  expect(await identities.look(name)).toMatchObject({ status: 'SUCCESS' })
  cnames.clear()
  expect(await identities.look(name)).toMatchObject({ status: 'FAILED' })
})

test('a domain whose records are not found in three days is given up', async () => {
  const identities = start()
  identities.create(name, {})
  now = new Date('2026-11-23T05:59:59Z')
  expect(await identities.look(name)).toMatchObject({ status: 'PENDING' })
  now = new Date('2026-11-23T06:00:00Z')
  expect(await identities.look(name)).toMatchObject({ status: 'FAILED' })
})

test('domains are there after a restart, each once, until they are removed', async () => {
  const made = start().create(name, { stage: 'local' })
  const again = start()
  expect(again.get(name)).toEqual(made)
  expect(again.create(name, {})).toBeUndefined()
  expect([again.remove(name), again.remove(name)]).toEqual([true, false])
  expect(start().get(name)).toBeUndefined()
  expect(await again.look(name)).toBeUndefined()
})
