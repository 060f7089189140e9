import type { Edits } from '../../web/features/itinerary-edit/model/trip-edits'

/** What somebody asked to be changed of a trip: made from a version, naming fields. */
export interface Word {
  readonly itineraryId: string
  readonly version: number
  readonly edits: Edits
}

/** Everything that was asked in so many words, by the request that asked it: what the laws judge by. */
export interface Words {
  readonly edits: Map<string, Word>
  /** Payments that agents noted as wired. */
  readonly wired: Set<string>
}

export const wordsOf = (): Words => ({ edits: new Map(), wired: new Set() })
