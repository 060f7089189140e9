import type { Edits } from '../../web/trip/edits/trip-edits'

/**
 * What somebody asked to be changed of a trip: made from a version, naming fields; or whatever the
 * version, and naming none.
 */
export interface Word {
  readonly itineraryId: string
  readonly version?: number | undefined
  readonly edits: Edits
}

/**
 * Everything that was asked in so many words, by the request that asked it: what the laws judge by.
 */
export interface Words {
  readonly edits: Map<string, Word>
  /** Payments that agents noted as wired. */
  readonly wired: Set<string>
  /** Texts of messages, and whether their writers know that they are kept. */
  readonly messages: Map<string, { isAnswered: boolean }>
  /** What agents heard from camps, by the request that says so. */
  readonly answers: Map<string, { readonly segmentId: string; readonly isGranted: boolean }>
}

export const wordsOf = (): Words => ({
  edits: new Map(),
  wired: new Set(),
  messages: new Map(),
  answers: new Map(),
})
