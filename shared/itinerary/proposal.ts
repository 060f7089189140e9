import type { ItineraryState } from './states'

/** The most versions that one proposal may have, cancelled ones included. */
export const maxVersions = 12

/** The letter of a version by its place in the order of making, from 0: A, B, C … */
export const versionLetter = (place: number): string => String.fromCharCode(65 + place)

/** What became of a version of a proposal. */
export type VersionOutcome = 'open' | 'chosen' | 'notChosen' | 'cancelled'

/** What decides which version of a proposal the client took. */
export interface VersionStanding {
  /** A version that was given to another client decides nothing about those that stayed. */
  readonly clientId?: string | undefined
  readonly state: ItineraryState
  /** What is paid of it, in minor units. */
  readonly paid: number
  /** When the client chose it in the portal. */
  readonly chosenAt?: string | undefined
}

const bookedStates: readonly ItineraryState[] = ['confirm_requested', 'confirming', 'confirmed']

/** Whether a version is booked or paid: what the client chose in the portal counts no more then. */
export const isBookedVersion = ({ state, paid }: VersionStanding): boolean =>
  state !== 'cancelled' && (bookedStates.includes(state) || paid > 0)

/**
 * What became of each version, in their order. A version that is booked or paid is chosen; while
 * none is, the one that the client chose last in the portal. A hold decides nothing, because agents
 * hold rooms for several versions until their client has decided.
 */
export const versionOutcomes = (versions: readonly VersionStanding[]): VersionOutcome[] =>
  versions.map((version) => {
    if (version.state === 'cancelled') return 'cancelled'
    const rivals = versions.filter(
      ({ state, clientId }) => state !== 'cancelled' && clientId === version.clientId,
    )
    const chosenOnes = chosenAmong(rivals)
    if (chosenOnes.includes(version)) return 'chosen'
    return chosenOnes.length > 0 ? 'notChosen' : 'open'
  })

function chosenAmong(versions: readonly VersionStanding[]): readonly VersionStanding[] {
  const bookedOnes = versions.filter(isBookedVersion)
  if (bookedOnes.length > 0) return bookedOnes
  const [last] = versions
    .filter(({ chosenAt }) => chosenAt !== undefined)
    .toSorted((one, other) => ((one.chosenAt ?? '') < (other.chosenAt ?? '') ? 1 : -1))
  return last === undefined ? [] : [last]
}
