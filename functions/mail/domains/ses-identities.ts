import {
  CreateEmailIdentityCommand,
  DeleteEmailIdentityCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityResponse,
} from '@aws-sdk/client-sesv2'
import { AppError } from '#shared/errors/app-error'
import { readEnv } from '../../runtime/env'
import { agencyDomainTag, configurationSetName } from '../../runtime/env-names'
import { log } from '../../runtime/log'
import { sesClient } from '../ses-client'
import type { IdentityState, SenderIdentities } from './sender-identities'

/**
 * Identities of SES with Easy DKIM, tagged as the stage's own: a role reaches no others, so SES
 * says of others, and of those that are not there, that access is denied.
 */
export function sesIdentities(): SenderIdentities {
  const find = async (domain: string) => {
    const command = new GetEmailIdentityCommand({ EmailIdentity: domain })
    return unless(noneOfOurs, () => sesClient().send(command))
  }
  return {
    async create(domain) {
      const { stage } = readEnv('stage')
      const command = new CreateEmailIdentityCommand({
        EmailIdentity: domain,
        Tags: [{ Key: agencyDomainTag, Value: stage }],
        ConfigurationSetName: configurationSetName(stage),
      })
      const identity = await unless(['AlreadyExistsException'], () => sesClient().send(command))
      const { DkimAttributes } = identity ?? (await find(domain)) ?? {}
      return DkimAttributes?.Tokens
    },
    async look(domain) {
      const identity = await find(domain)
      return identity === undefined ? 'missing' : identityState(identity)
    },
    async remove(domain) {
      const command = new DeleteEmailIdentityCommand({ EmailIdentity: domain })
      await unless(noneOfOurs, () => sesClient().send(command))
    },
  }
}

const noneOfOurs = ['NotFoundException', 'AccessDeniedException']

/** While SES can't look for a while, it goes on to sign with what it found last. */
function identityState({ VerifiedForSendingStatus, DkimAttributes }: GetEmailIdentityResponse) {
  const { Status } = DkimAttributes ?? {}
  const isSigned = Status === 'SUCCESS' || Status === 'TEMPORARY_FAILURE'
  if (VerifiedForSendingStatus === true && isSigned) return 'verified'
  return (Status === 'FAILED' ? 'failed' : 'waiting') satisfies IdentityState
}

/**
 * What SES answers; undefined for the failures that are named.
 * @throws AppError service.busy
 */
async function unless<Answer>(
  names: readonly string[],
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await call()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    log.warn('mail-domain.refused', { cause: String(error).slice(0, 200) })
    if (names.includes(name)) return undefined
    throw new AppError('service.busy')
  }
}
