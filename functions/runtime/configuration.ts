import type { ServerFlags } from '#shared/access/merge-flags'
import { featureFlagSchema } from '#shared/access/principal'
import { defaultFirstPartyAgencies } from '#shared/rates/rate-table'
import { optionalEnv, readEnv } from './env'
import type { EnvName } from './env-names'

/** Fees in percent: 1 §9, each of which the environment may override. */
export function feesInForce(): { credit: number; ach: number; foreignSellMarkup: number } {
  return {
    credit: numberFrom('cardFeePercent', 3.5),
    ach: numberFrom('achFeePercent', 1),
    foreignSellMarkup: numberFrom('foreignSellMarkupPercent', 1),
  }
}

/** Days before the start at which the balance is due (1 §9, DUE_DATE_LEAD_DAYS). */
export const dueDateLeadDays = (): number => numberFrom('dueDateLeadDays', 84)

/** Codes of first-party agencies, whose default rates differ (1 §6, 1 §9). */
export const firstPartyAgencyCodes = (): string[] => wordsOf('firstPartyAgencyCodes') ?? [...defaultFirstPartyAgencies]

/** Codes of the agencies whose members are all content managers (1 §6). */
export const contentManagerAgencyCodes = (): string[] => wordsOf('contentManagerAgencyCodes') ?? []

/** What the server's configuration says of feature flags (1 §6): a name switches one on, with a minus before it off. */
export function serverFlags(): ServerFlags {
  const isOn = new Map((wordsOf('featureFlags') ?? []).map((word) => [word.replace(/^-/, ''), !word.startsWith('-')]))
  const unknown = [...isOn.keys()].filter((name) => !featureFlagSchema.safeParse(name).success)
  if (unknown.length > 0) throw new Error(`featureFlags names no flags by ${unknown.join(', ')}`)
  return Object.fromEntries(isOn)
}

const wordsOf = (name: EnvName): string[] | undefined =>
  optionalEnv(name)
    ?.split(',')
    .map((word) => word.trim())

/** Whether cookies may go over http, for a place without https (1 §9, INSECURE_COOKIES). */
export const hasInsecureCookies = (): boolean => optionalEnv('insecureCookies') === 'true'

/** Where people reach the product: for links in mails. */
export const webAddress = (): string => readEnv('webAddress').webAddress

/** Where requests to the people who arrange things go; nowhere on a dev stage without a sender. */
export const consultantAddress = (): string => optionalEnv('consultantEmail') ?? optionalEnv('mailFrom') ?? ''

function numberFrom(name: EnvName, byDefault: number): number {
  const text = optionalEnv(name)
  if (text === undefined) return byDefault
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of at least 0, not ${text}`)
  return value
}
