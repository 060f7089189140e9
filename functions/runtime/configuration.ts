import type { ServerFlags } from '#shared/access/merge-flags'
import { featureFlagSchema } from '#shared/access/principal'
import { defaultFirstPartyAgencies } from '#shared/rates/rate-table'
import { type Environment, environment, optionalEnv, readEnv } from './env'

/**
 * Settings that superadmins may overrule while the product runs; each as text, as the environment
 * has it.
 */
export type StoredSettings = Readonly<
  Partial<
    Record<
      | 'cardFeePercent'
      | 'achFeePercent'
      | 'foreignSellMarkupPercent'
      | 'dueDateLeadDays'
      | 'featureFlags'
      | 'contentManagerAgencyCodes'
      | 'firstPartyAgencyCodes',
      string
    >
  >
>
const storedSettings = new WeakMap<Environment, StoredSettings>()

/** Overrules the environment of this container. */
export const overrule = (settings: StoredSettings): void =>
  void storedSettings.set(environment.current(), settings)

const settingOf = (name: keyof StoredSettings): string | undefined =>
  storedSettings.get(environment.current())?.[name] ?? optionalEnv(name)

/**
 * Where a value is read: what is in force, or the environment alone, which is the default of it.
 */
type Read = (name: keyof StoredSettings) => string | undefined

/** Fees in percent: 1 §9, each of which the environment may override. */
export function feesInForce(read: Read = settingOf): {
  credit: number
  ach: number
  foreignSellMarkup: number
} {
  return {
    credit: numberFrom(read, 'cardFeePercent', 3.5),
    ach: numberFrom(read, 'achFeePercent', 1),
    foreignSellMarkup: numberFrom(read, 'foreignSellMarkupPercent', 1),
  }
}

/** Days before the start at which the balance is due (1 §9, DUE_DATE_LEAD_DAYS). */
export const dueDateLeadDays = (read: Read = settingOf): number =>
  numberFrom(read, 'dueDateLeadDays', 84)

/** Codes of first-party agencies, whose default rates differ (1 §6, 1 §9). */
export const firstPartyAgencyCodes = (read: Read = settingOf): string[] =>
  wordsOf(read, 'firstPartyAgencyCodes') ?? [...defaultFirstPartyAgencies]

/** Codes of the agencies whose members are all content managers (1 §6). */
export const contentManagerAgencyCodes = (read: Read = settingOf): string[] =>
  wordsOf(read, 'contentManagerAgencyCodes') ?? []

/**
 * What the server's configuration says of feature flags (1 §6): a name switches one on, with a
 * minus before it off.
 */
export function serverFlags(read: Read = settingOf): ServerFlags {
  const isOn = new Map(
    (wordsOf(read, 'featureFlags') ?? []).map((word) => [
      word.replace(/^-/, ''),
      !word.startsWith('-'),
    ]),
  )
  const unknown = [...isOn.keys()].filter((name) => !featureFlagSchema.safeParse(name).success)
  if (unknown.length > 0) throw new Error(`featureFlags names no flags by ${unknown.join(', ')}`)
  return Object.fromEntries(isOn)
}

const wordsOf = (read: Read, name: keyof StoredSettings): string[] | undefined =>
  read(name)
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Whether cookies may go over http, for a place without https (1 §9, INSECURE_COOKIES). */
export const hasInsecureCookies = (): boolean => optionalEnv('insecureCookies') === 'true'

/** Where people reach the product: for links in mails. */
export const webAddress = (): string => readEnv('webAddress').webAddress

/** Where requests to the people who arrange things go; nowhere on a dev stage without a sender. */
export const consultantAddress = (): string =>
  optionalEnv('consultantEmail') ?? optionalEnv('mailFrom') ?? ''

function numberFrom(read: Read, name: keyof StoredSettings, byDefault: number): number {
  const text = read(name)
  if (text === undefined) return byDefault
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0)
    throw new Error(`${name} must be a number of at least 0, not ${text}`)
  return value
}
