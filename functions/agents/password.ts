import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordCost } from './password-cost'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

type Cost = typeof passwordCost
const keyBytes = 32

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  return formatHash(passwordCost, salt, await keyOf(password, salt, passwordCost))
}

/**
 * Whether a password matches a hash. Without a hash (no such account) it takes as long and returns
 * false.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const nobodys = formatHash(passwordCost, Buffer.alloc(16), Buffer.alloc(keyBytes))
  const validHash = hash !== undefined && hashPattern.test(hash) ? hash : undefined
  const [, N, r, p, salt = '', key = ''] = (validHash ?? nobodys).split('$')
  const expectedKey = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await keyOf(password, Buffer.from(salt, 'base64url'), cost)
  return (
    expectedKey.length === actual.length &&
    timingSafeEqual(expectedKey, actual) &&
    validHash !== undefined
  )
}

const hashPattern = /^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/
const formatHash = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 256 * 1024 * 1024 })
}
