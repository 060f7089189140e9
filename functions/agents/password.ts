import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** scrypt N=2^17 r=8 p=1: about a quarter of a second and 128 MiB each (domain.md, Who is who). */
export const passwordCost = { N: 2 ** 17, r: 8, p: 1 }
type Cost = typeof passwordCost
const keyBytes = 32

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return written(passwordCost, salt, await keyOf(password, salt, passwordCost))
}

/** Whether a password matches a hash. Without a hash (no such account) it takes as long and returns false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const nobodys = () => written(passwordCost, Buffer.alloc(16), Buffer.alloc(keyBytes))
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobodys()).split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await keyOf(password, Buffer.from(salt, 'base64url'), cost)
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== undefined
}

const written = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 256 * 1024 * 1024 })
}
