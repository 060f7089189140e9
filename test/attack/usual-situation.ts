import type { Random } from '../simulation/random'
import type { Harvest, Realm } from './harvest'
import type { Keyring } from './keyring'
import type { ToldRecord } from './told-records'

/** What no schema tells of an operation's requests. */
export interface UsualValues {
  /** By the names of fields, at any depth. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Optional fields that the operation's rules refuse, or that lead away from what it is for. */
  readonly absent?: readonly string[] | undefined
}

export interface Situation {
  readonly random: Random
  readonly harvest: Harvest
  readonly realm: Realm
  readonly record: ToldRecord
  readonly keyring: Keyring
}

export type UsualRule = (situation: Situation) => UsualValues
