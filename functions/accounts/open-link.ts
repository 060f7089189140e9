import type { AccountLink } from '#shared/api/accounts'
import { AppError } from '#shared/errors/app-error'
import type { AgentId } from '#shared/ids/ids'
import type { AccountLinkRecord, AccountStore } from '../data/people/account-store'
import type { Clock } from '../runtime/clock'

interface Asked {
  readonly token: string
  /** Some links name the agent, too. */
  readonly uid?: AgentId | undefined
}

/**
 * The link of a mail.
 * @throws AppError account.invalid-link when it is unknown, over, used, another agent's, or not for
 * any of `kinds`
 */
export async function openLink(
  { token, uid }: Asked,
  { accounts, clock }: { readonly accounts: Pick<AccountStore, 'link'>; readonly clock: Clock },
  kinds?: readonly AccountLink[],
): Promise<AccountLinkRecord> {
  const link = await accounts.link(token, clock.now())
  const isRight =
    link !== undefined &&
    (uid === undefined || uid === link.agentId) &&
    (kinds?.includes(link.kind) ?? true)
  if (!isRight) throw new AppError('account.invalid-link')
  return link
}
