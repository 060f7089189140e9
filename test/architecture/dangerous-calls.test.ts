import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const sources = execFileSync('git', ['ls-files', 'functions', 'shared', 'web'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.(tsx?|js|html)$/.test(file))
  .map((file) => [file, withoutComments(readFileSync(file, 'utf8'))] as const)

const filesWith = (pattern: RegExp, among: RegExp = /./): string[] =>
  sources.filter(([file, source]) => among.test(file) && pattern.test(source)).map(([file]) => file)

test('the product’s files are found', () => {
  expect(sources.length).toBeGreaterThan(1_500)
})

test('no text is run as code, and no process is started', () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm|setTimeout\(\s*['"`]/)).toEqual([])
  expect(filesWith(/child_process|worker_threads/, /^(functions|shared)\//)).toEqual([])
})

test('no text is shown as markup: the web app writes no HTML', () => {
  const writers =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment/
  expect(filesWith(writers, /^web\//)).toEqual([])
})

test('hashes are SHA-256, encryption is AES-256-GCM, and chance that must not be guessed comes from node:crypto', () => {
  expect(filesWith(/create(Hash|Hmac)\((?!'sha256')/)).toEqual([
    'functions/accounts/breached-passwords.ts', // the service's ranges are of SHA-1; nothing is protected by it
  ])
  expect(
    filesWith(/createCipheriv\((?!'aes-256-gcm')|createDecipheriv\((?!'aes-256-gcm')/),
  ).toEqual([])
  expect(filesWith(/\bMath\.random\b/, /^(functions|shared)\//)).toEqual([
    'functions/runtime/backoff.ts', // spreads the tries of a call
  ])
})

test('no client trusts a server without a certificate that it can check', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual(
    [],
  )
})

test('messages of other windows are not listened to', () => {
  expect(
    filesWith(
      /window\.addEventListener\('message'|^addEventListener\('message'|window\.onmessage/m,
    ),
  ).toEqual([])
})
