import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { type Asked, accountId } from '../judge/judge'
import type { Identities, Identity } from './identities'

const createSchema = z.object({
  EmailIdentity: z.string(),
  Tags: z._default(z.array(z.object({ Key: z.string(), Value: z.string() })), []),
})

/** The identity of a domain or an address, as IAM names it. */
export const identityArn = (name: string): string =>
  `arn:aws:ses:us-east-1:${accountId}:identity/${name}`

/** A call of an identity: what it asks of the caller's role, and how it is answered. */
export interface IdentityCall {
  readonly asked: readonly Asked[]
  readonly answer: () => Promise<IdentityAnswer>
}
export interface IdentityAnswer {
  readonly status: number
  readonly body: object
  /** The name of a failure. */
  readonly type?: string
}

/** The tags that an identity has, as conditions of policies name them. */
export const tagContext = (
  key: 'aws:ResourceTag' | 'aws:RequestTag',
  tags: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).map(([name, value]) => [`${key}/${name}`, value]))

const address = /^\/v2\/email\/identities(?:\/([^/?]+))?$/

/**
 * Create-, Get- and DeleteEmailIdentity of SES; undefined for an address that is none of theirs.
 * @throws ZodError for a body that SES would not take
 */
export function identityCall(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  body: () => unknown,
  identities: Identities,
): IdentityCall | undefined {
  const [match, encoded] = address.exec(url) ?? []
  if (match === undefined) return undefined
  if (method === 'POST' && encoded === undefined) return creation(body(), identities)
  const name = decodeURIComponent(encoded ?? '')
  const context = tagContext('aws:ResourceTag', identities.get(name)?.tags)
  const permissionTo = (action: string) => [{ action, resource: identityArn(name), context }]
  if (method === 'GET')
    return {
      asked: permissionTo('ses:GetEmailIdentity'),
      answer: async () => identityAnswer(await identities.look(name)),
    }
  return {
    asked: permissionTo('ses:DeleteEmailIdentity'),
    answer: async () => (identities.remove(name) ? { status: 200, body: {} } : missing),
  }
}

function creation(body: unknown, identities: Identities): IdentityCall {
  const { EmailIdentity, Tags } = createSchema.parse(body)
  const tags = Object.fromEntries(Tags.map(({ Key, Value }) => [Key, Value]))
  const context = tagContext('aws:RequestTag', tags)
  return {
    asked: ['ses:CreateEmailIdentity', 'ses:TagResource'].map((action) => ({
      action,
      resource: identityArn(EmailIdentity),
      context,
    })),
    answer: async () => {
      const identity = identities.create(EmailIdentity, tags)
      return identity === undefined
        ? { status: 400, body: { message: 'It exists already' }, type: 'AlreadyExistsException' }
        : identityAnswer(identity)
    },
  }
}

const missing: IdentityAnswer = {
  status: 404,
  body: { message: 'No such identity' },
  type: 'NotFoundException',
}

function identityAnswer(identity: Identity | undefined): IdentityAnswer {
  if (identity === undefined) return missing
  const { status: Status, tokens: Tokens } = identity
  const DkimAttributes = { SigningEnabled: true, Status, Tokens }
  const VerifiedForSendingStatus = Status === 'SUCCESS'
  return { status: 200, body: { IdentityType: 'DOMAIN', VerifiedForSendingStatus, DkimAttributes } }
}
