import type { Touch } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'

/**
 * What sealed text is for and whose it is. It opens with the same context only, so text copied to
 * another record stays closed.
 */
export interface SealContext {
  readonly purpose: SealPurpose
  readonly agencyId: AgencyId
  /** Id of the trip, the agent or whatever else it belongs to. */
  readonly of: string
}

export type PurposeOf<T> = T extends `sealed:${infer Purpose}` ? Purpose : never

/** Each has a touch of its own: what a function does not name, KMS refuses it. */
export type SealPurpose = PurposeOf<Touch>

/** A key for one text, and the form in which it is stored beside the text. */
export interface DataKey {
  readonly key: Uint8Array
  readonly wrapped: Uint8Array
}

/**
 * Makes keys of 256 bits for single texts and gets them back: AWS KMS, or a key of this machine.
 */
export interface DataKeys {
  /** Stands at the front of what was sealed by them. */
  readonly mark: string
  make(context: SealContext): Promise<DataKey>
  unwrap(wrapped: Uint8Array, context: SealContext): Promise<Uint8Array>
}

/** For text that was changed, that other keys sealed, or that belongs to another context. */
export const unreadable = ({ purpose, of }: SealContext): AppError =>
  new AppError('record.malformed', { sealed: purpose, of })
