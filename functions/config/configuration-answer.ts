import {
  type ConfigurationAnswer,
  type ServerConfiguration,
  serverConfiguration,
} from '#shared/api/config'
import type { ConfigurationEntry, StoredConfiguration } from '../data/config/configuration-store'
import {
  contentManagerAgencyCodes,
  dueDateLeadDays,
  feesInForce,
  firstPartyAgencyCodes,
  serverFlags,
} from '../runtime/configuration'
import { optionalEnv } from '../runtime/env'

/** What the environment says by itself. */
export function environmentConfiguration(): ServerConfiguration {
  const { credit, ach, foreignSellMarkup } = feesInForce(optionalEnv)
  return {
    cardFeePercent: credit,
    achFeePercent: ach,
    foreignSellMarkupPercent: foreignSellMarkup,
    dueDateLeadDays: dueDateLeadDays(optionalEnv),
    featureFlags: serverFlags(optionalEnv),
    contentManagerAgencyCodes: contentManagerAgencyCodes(optionalEnv),
    firstPartyAgencyCodes: firstPartyAgencyCodes(optionalEnv),
  }
}

/** The configuration as superadmins see it. */
export function configurationAnswer(
  { version, values }: StoredConfiguration,
  history: readonly ConfigurationEntry[],
): ConfigurationAnswer {
  const defaults = environmentConfiguration()
  return {
    version,
    values: serverConfiguration.parse({ ...defaults, ...values }),
    defaults,
    changed: Object.keys(values),
    history: [...history],
  }
}
