import {
  CreateEmailIdentityCommand,
  DeleteEmailIdentityCommand,
  GetEmailIdentityCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sesIdentities } from '../../../../functions/mail/domains/ses-identities'
import { quietLog } from '../../../support/store-kinds'

const ses = mockClient(SESv2Client)
const identities = sesIdentities()
const failure = (name: string) => Object.assign(new Error('Refused'), { name })
const domain = 'mail.marula.com'

describe('identities of SES', () => {
  beforeEach(() => {
    ses.reset()
    quietLog()
    vi.stubEnv('STAGE', 'prod')
  })
  afterAll(() => {
    ses.restore()
    vi.unstubAllEnvs()
  })

  test('are made with the stage’s tag and configuration', async () => {
    ses.on(CreateEmailIdentityCommand).resolves({ DkimAttributes: { Tokens: ['a', 'b', 'c'] } })
    expect(await identities.create(domain)).toEqual(['a', 'b', 'c'])
    expect(ses.commandCalls(CreateEmailIdentityCommand)[0]?.args[0].input).toEqual({
      EmailIdentity: domain,
      Tags: [{ Key: 'tembea-agency-domains', Value: 'prod' }],
      ConfigurationSetName: 'tembea-prod',
    })
  })

  test('are found where they are there already, unless they are somebody else’s', async () => {
    ses.on(CreateEmailIdentityCommand).rejects(failure('AlreadyExistsException'))
    ses.on(GetEmailIdentityCommand).resolves({ DkimAttributes: { Tokens: ['a'] } })
    expect(await identities.create(domain)).toEqual(['a'])
    ses.on(GetEmailIdentityCommand).rejects(failure('AccessDeniedException'))
    expect(await identities.create(domain)).toBeUndefined()
  })

  test.each([
    [true, 'SUCCESS', 'verified'],
    [true, 'TEMPORARY_FAILURE', 'verified'],
    [false, 'SUCCESS', 'waiting'],
    [true, 'PENDING', 'waiting'],
    [false, 'NOT_STARTED', 'waiting'],
    [false, 'FAILED', 'failed'],
  ] as const)(
    'that may be sent from: %s, and whose signature is %s, are %s',
    async (VerifiedForSendingStatus, Status, state) => {
      ses
        .on(GetEmailIdentityCommand)
        .resolves({ VerifiedForSendingStatus, DkimAttributes: { Status } })
      expect(await identities.look(domain)).toBe(state)
    },
  )

  test.each(['NotFoundException', 'AccessDeniedException'])(
    'that are not there are missing, and nothing to remove: %s',
    async (name) => {
      ses.on(GetEmailIdentityCommand).rejects(failure(name))
      ses.on(DeleteEmailIdentityCommand).rejects(failure(name))
      expect(await identities.look(domain)).toBe('missing')
      await identities.remove(domain)
      expect(ses.commandCalls(DeleteEmailIdentityCommand)).toHaveLength(1)
    },
  )

  test('are not judged while SES is busy', async () => {
    ses.rejects(failure('TooManyRequestsException'))
    const busy = { code: 'service.busy' }
    await expect(identities.create(domain)).rejects.toMatchObject(busy)
    await expect(identities.look(domain)).rejects.toMatchObject(busy)
    await expect(identities.remove(domain)).rejects.toMatchObject(busy)
  })
})
