import { describe, expect, test } from 'vitest'
import {
  getPublicText,
  isPublicAddress,
  requirePublicUrl,
} from '../../../functions/runtime/public-https'

describe('isPublicAddress', () => {
  test.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.0.1',
    '1.1.1.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('takes %s', (address) => expect(isPublicAddress(address)).toBe(true))

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    'localhost',
    '',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('requirePublicUrl', () => {
  test.each([
    ['http://rates.example.com', 'https'],
    ['ftp://rates.example.com', 'https'],
    // secretlint-disable-next-line -- a password of nobody: what is refused
    ['https://user:pass@rates.example.com', 'password'],
    ['https://127.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
  ])('refuses %s', (url, word) => expect(() => requirePublicUrl(url)).toThrow(word))

  test('takes a public name', () => {
    expect(requirePublicUrl('https://rates.example.com/latest').hostname).toBe('rates.example.com')
  })
})

describe('getPublicText', () => {
  test('refuses a name that stands for a private network where it connects', async () => {
    const request = { url: 'https://localhost:1/', timeLimitMs: 2000, maxBytes: 10 }
    await expect(getPublicText(request)).rejects.toThrow('localhost is of a private network')
  })
})
