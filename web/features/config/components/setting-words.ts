import { isRecord } from '../../../lib/api/api-error'

export const settingLabels: Readonly<Record<string, string>> = {
  cardFeePercent: 'Card fee, percent',
  achFeePercent: 'ACH fee, percent',
  foreignSellMarkupPercent: 'Foreign-sell markup, percent',
  dueDateLeadDays: 'Balance due, days before departure',
  contentManagerAgencyCodes: 'Content manager agencies',
  firstPartyAgencyCodes: 'First-party agencies',
  featureFlags: 'Feature flags for every agency',
}

/** A value in words, as the history shows it. */
export function wordsOfSetting(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'default'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (isRecord(value)) {
    const flags = Object.entries(value).map(
      ([flag, isOn]) => `${flag} ${isOn === true ? 'on' : 'off'}`,
    )
    return flags.length === 0 ? 'none' : flags.join(', ')
  }
  return `${String(value)}${name.endsWith('Percent') ? ' %' : ''}`
}
