import { Configuration, CountryCode, DepositoryAccountSubtype, PlaidApi, Products } from 'plaid'
import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'
import type { BankLinking } from './linked-account'

export interface PlaidOptions {
  readonly clientId: string
  readonly secret: string
  readonly baseUrl: string
  /** Where people reach us, without a slash at the end: payers come back to it. */
  readonly webAddress: string
}

const timeLimitMs = 15_000
/** How long a payer has for linking: as long as the code is good that the link ends with. */
const lifetimeSeconds = 30 * 60

/**
 * Plaid's Hosted Link: its page is Plaid's, so that no script of theirs runs in ours, and no
 * account number reaches us.
 */
export function plaidLinking({ clientId, secret, baseUrl, webAddress }: PlaidOptions): BankLinking {
  const headers = {
    'PLAID-CLIENT-ID': clientId,
    'PLAID-SECRET': secret,
    'Plaid-Version': '2020-09-14',
  }
  const plaid = new PlaidApi(
    new Configuration({
      basePath: baseUrl,
      baseOptions: { headers, timeout: timeLimitMs, proxy: false },
    }),
  )
  return {
    async begin({ owner, returnPath }) {
      const { data } = await orRefused(() =>
        plaid.linkTokenCreate({
          client_name: 'Tembea',
          language: 'en',
          country_codes: [CountryCode.Us],
          products: [Products.Auth],
          user: { client_user_id: owner.paymentId },
          account_filters: {
            depository: {
              account_subtypes: [
                DepositoryAccountSubtype.Checking,
                DepositoryAccountSubtype.Savings,
              ],
            },
          },
          hosted_link: {
            completion_redirect_uri: `${webAddress}${returnPath}`,
            url_lifetime_seconds: lifetimeSeconds,
          },
        }),
      )
      const { link_token: session, hosted_link_url: redirectUrl, expiration } = data
      if (redirectUrl === undefined)
        throw new AppError('payment.refused', { reason: 'hosted link' })
      return { session, redirectUrl, expiresAt: new Date(expiration).toISOString() }
    },
    async linked(session) {
      const { data } = await orRefused(() => plaid.linkTokenGet({ link_token: session }))
      const bankItem = data.link_sessions
        ?.flatMap(({ results }) => results?.item_add_results ?? [])
        .at(-1)
      const { id: accountId, name, mask } = bankItem?.accounts[0] ?? {}
      if (bankItem === undefined || accountId === undefined) return undefined
      const ending = mask == null ? '' : ` ending in ${mask}`
      const words = `${bankItem.institution?.name ?? name ?? 'bank'} account${ending}`
      return { publicToken: bankItem.public_token, accountId, words }
    },
    async tokenOf({ publicToken, accountId }) {
      const exchange = await orRefused(() =>
        plaid.itemPublicTokenExchange({ public_token: publicToken }),
      ).catch(unlessServed)
      if (exchange === undefined) return undefined
      const { access_token } = exchange.data
      const { data } = await orRefused(() =>
        plaid.processorStripeBankAccountTokenCreate({ access_token, account_id: accountId }),
      )
      return data.stripe_bank_account_token
    },
  }
}

/** What Plaid says of a code that was used, or is too old. */
const servedCode = 'INVALID_PUBLIC_TOKEN'

function unlessServed(error: unknown): undefined {
  if (error instanceof AppError && error.facts.reason === servedCode) return undefined
  throw error
}

/** Wrong keys and too many calls pass by themselves, and are no refusal of a payer. */
const passing: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * A call of Plaid, its failures as ours.
 * @throws AppError payment.unavailable, payment.refused with Plaid's code
 */
async function orRefused<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const { status, data } = Object(Object(error).response)
    const { error_code: code, request_id: requestId } = Object(data)
    log.warn('plaid.failed', { status, code, requestId })
    if (status === undefined || status >= 500 || passing.has(status) || code === 'INVALID_API_KEYS')
      throw new AppError('payment.unavailable')
    throw new AppError('payment.refused', { reason: code })
  }
}
