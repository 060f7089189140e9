import { randomBytes } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

const identitySchema = z.object({
  tokens: z.array(z.string()),
  tags: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED']),
})
export type Identity = z.infer<typeof identitySchema>
const identitiesSchema = z.record(z.string(), identitySchema)

/** SES gives up a domain whose records it has not found for so long. */
const givenUpMs = 72 * 3_600_000

export interface IdentitiesOptions {
  /** Where they are kept between starts. */
  readonly file: string
  readonly now: () => Date
  readonly resolver?: Pick<Resolver, 'resolveCname'>
}

/**
 * Domains that mails are sent from, as SES keeps them: it makes the tokens of Easy DKIM, and looks
 * in DNS whether their records are there.
 */
export function identitiesIn({
  file,
  now,
  resolver = new Resolver({ timeout: 2_000, tries: 2 }),
}: IdentitiesOptions) {
  const identities = new Map(Object.entries(readIdentities(file)))
  const store = () => writeFileSync(file, JSON.stringify(Object.fromEntries(identities)))
  const isFound = async (name: string, token: string): Promise<boolean> => {
    const record = `${token}._domainkey.${name}`
    const values = await resolver.resolveCname(record).catch(() => [])
    return values.some((value) => value.toLowerCase() === `${token}.dkim.amazonses.com`)
  }
  return {
    get: (name: string): Identity | undefined => identities.get(name),
    /** Makes one; undefined where the name has one. */
    create(name: string, tags: Identity['tags']): Identity | undefined {
      if (identities.has(name)) return undefined
      const tokens = Array.from({ length: 3 }, () => randomBytes(16).toString('hex'))
      const createdAt = now().toISOString()
      const identity: Identity = { tokens, tags, createdAt, status: 'PENDING' }
      identities.set(name, identity)
      store()
      return identity
    },
    /** Looks for its records: it is verified while all three are there. */
    async look(name: string): Promise<Identity | undefined> {
      const identity = identities.get(name)
      if (identity === undefined) return undefined
      const looks = await Promise.all(identity.tokens.map((token) => isFound(name, token)))
      const isOver = now().getTime() - Date.parse(identity.createdAt) >= givenUpMs
      const isLost = identity.status !== 'PENDING' || isOver
      const status = looks.every(Boolean) ? 'SUCCESS' : isLost ? 'FAILED' : 'PENDING'
      const after: Identity = { ...identity, status }
      identities.set(name, after)
      store()
      return after
    },
    /** Forgets one. @returns whether there was one */
    remove(name: string): boolean {
      const wasThere = identities.delete(name)
      store()
      return wasThere
    },
  }
}
export type Identities = ReturnType<typeof identitiesIn>

const readIdentities = (file: string) =>
  existsSync(file) ? identitiesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
