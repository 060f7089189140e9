import * as z from 'zod/mini'
import {
  type ConfigurationName,
  type configurationChange,
  configurationEntry,
  type ServerConfiguration,
  serverConfiguration,
} from '#shared/api/config'
import { AppError } from '#shared/errors/app-error'
import { overrule, type StoredSettings } from '../../runtime/configuration'
import { oncePerContainer } from '../../runtime/env'
import { log } from '../../runtime/log'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew, putOver } from '../table/commit'
import { configurationChangeKey, configurationKey, configurationPk } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import { theTable } from '../table/the-table'

const record = z.object({ version: z.int(), values: z.partial(serverConfiguration) })
export type StoredConfiguration = z.infer<typeof record>
export type ConfigurationEntry = z.infer<typeof configurationEntry>

/** The server's configuration as superadmins have set it, with who changed what. */
export function configurationStore(table: Table) {
  return {
    async current(): Promise<StoredConfiguration> {
      const item = await table.get(configurationKey, { consistent: true })
      return parseFound(record, item) ?? { version: 0, values: {} }
    },
    /** The last changes, the newest first. */
    async history(): Promise<ConfigurationEntry[]> {
      const { items } = await table.page({
        ...queryOf(configurationPk, { begins: 'CHANGE#' }),
        ScanIndexForward: false,
        Limit: 50,
      })
      return items.map((item) => parseRecord(configurationEntry, item))
    },
    /** @throws AppError record.changed when somebody has changed it since `version` */
    async change(
      next: StoredConfiguration,
      entry: ConfigurationEntry,
      audit: AuditEntry,
    ): Promise<void> {
      const item = { ...configurationKey, ...next, version: next.version + 1 }
      const recordChanged = () => new AppError('record.changed')
      await commit(table, [
        next.version === 0
          ? putNew(item, recordChanged)
          : putOver(item, next.version, recordChanged),
        putNew({ ...configurationChangeKey(entry.at), ...entry }, recordChanged),
        auditWrite(audit),
      ])
    },
  }
}

/** What a change leaves of the values: null takes one away. */
export function changedValues(
  values: StoredConfiguration['values'],
  change: z.infer<typeof configurationChange>,
): StoredConfiguration['values'] {
  const definedValues = Object.entries({ ...values, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return z.partial(serverConfiguration).parse(Object.fromEntries(definedValues))
}

/** How long a container goes on with the configuration that it has read. */
const keptMs = 20_000
const lastRead = oncePerContainer(() => ({ at: Number.NEGATIVE_INFINITY }))

/**
 * Reads the configuration now and then, so that a change is in force within a minute. What cannot
 * be read stays as it was.
 */
export async function refreshConfiguration(
  table: () => Pick<Table, 'get'> = theTable,
  now: number = Date.now(),
): Promise<void> {
  const last = lastRead()
  if (now - last.at < keptMs) return
  last.at = now
  try {
    const storedRecord = parseFound(record, await table().get(configurationKey))
    overrule(settingsOf(storedRecord?.values ?? {}))
  } catch (error) {
    log.warn('configuration.not-read', { cause: String(error) })
  }
}

const textOf: {
  readonly [Name in ConfigurationName]: (value: ServerConfiguration[Name]) => string
} = {
  cardFeePercent: String,
  achFeePercent: String,
  foreignSellMarkupPercent: String,
  dueDateLeadDays: String,
  featureFlags: (flags) =>
    Object.entries(flags)
      .map(([flag, isOn]) => `${isOn ? '' : '-'}${flag}`)
      .join(),
  contentManagerAgencyCodes: (codes) => codes.join(),
  firstPartyAgencyCodes: (codes) => codes.join(),
}

/** The values as the environment would have them. */
function settingsOf(values: StoredConfiguration['values']): StoredSettings {
  const text = <Name extends ConfigurationName>(
    name: Name,
    value: ServerConfiguration[Name] | undefined,
  ) => (value === undefined ? [] : [[name, textOf[name](value)]])
  const names = Object.keys(textOf) as ConfigurationName[] // textOf has no other keys
  return Object.fromEntries(names.flatMap((name) => text(name, values[name])))
}
