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
export const firstPartyAgencyCodes = (): string[] =>
  optionalEnv('firstPartyAgencyCodes')
    ?.split(',')
    .map((code) => code.trim()) ?? [...defaultFirstPartyAgencies]

/** Where people reach the product: for links in mails. */
export const webAddress = (): string => readEnv('webAddress').webAddress

/** Where requests to the people who arrange things go. */
export const consultantAddress = (): string => optionalEnv('consultantEmail') ?? readEnv('mailFrom').mailFrom

function numberFrom(name: EnvName, byDefault: number): number {
  const text = optionalEnv(name)
  if (text === undefined) return byDefault
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of at least 0, not ${text}`)
  return value
}
