import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** scrypt N=2^17 r=8 p=1: about a quarter of a second and 128 MiB each (domain.md, Who is who). */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const
const keyBytes = 32

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await keyOf(password, salt)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A hash that matches no password, so that verifying takes as long when the account doesn't exist. */
const nobodysHash = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(keyBytes).toString('base64url'),
].join('$')

/** Whether a password matches a hash. Without a hash (no such account) it takes as long and returns false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , , salt = '', key = ''] = (hash ?? nobodysHash).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await keyOf(password, Buffer.from(salt, 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== undefined
}

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 256 * 1024 * 1024 })
}
