import type { PortalHomeTrip, PortalTrip } from '#shared/api/portal-shapes'

/** The versions of a trip's proposal that the client sees, the trip among them; none without. */
export function versionsBeside(
  trips: readonly PortalHomeTrip[],
  id: string,
): readonly PortalHomeTrip[] {
  const proposalId = trips.find((trip) => trip.id === id)?.version?.id
  return proposalId === undefined
    ? []
    : trips.filter(({ version }) => version?.id === proposalId).toSorted(byLetter)
}

const byLetter = (one: PortalHomeTrip, other: PortalHomeTrip): number =>
  (one.version?.letter ?? '') < (other.version?.letter ?? '') ? -1 : 1

/** What a client can still choose, the versions of one proposal side by side. */
export function openProposals(trips: readonly PortalHomeTrip[]): readonly PortalHomeTrip[] {
  const openTrips = trips.filter(
    ({ standing, isShareOnly, version }) =>
      standing === 'proposal' && !isShareOnly && version?.isClosed !== true,
  )
  return [
    ...new Map(
      openTrips
        .flatMap((trip) => (trip.version ? versionsBeside(openTrips, trip.id) : [trip]))
        .map((trip) => [trip.id, trip] as const),
    ).values(),
  ]
}

/** The versions of one proposal to compare; everything that can be chosen where there are not two. */
export function comparedProposals(
  trips: readonly PortalHomeTrip[],
  proposalId: string | null,
): readonly PortalHomeTrip[] {
  const openTrips = openProposals(trips)
  const versions = openTrips.filter(({ version }) => version?.id === proposalId)
  return versions.length > 1 ? versions : openTrips
}

/** `3 versions to choose from`, or `You have 3 proposals`. */
export function proposalsWords(proposals: readonly PortalHomeTrip[]): string {
  const [first] = proposals
  const isOneProposal =
    first?.version !== undefined &&
    proposals.every(({ version }) => version?.id === first.version?.id)
  return isOneProposal
    ? `You have ${proposals.length} versions to choose from`
    : `You have ${proposals.length} proposals`
}

/**
 * Trips after one of them was chosen, or its choice was taken back: of the versions of a proposal
 * one is chosen at a time.
 */
export function afterChoice(
  trips: readonly PortalTrip[],
  changed: PortalTrip,
  homeTrips: readonly PortalHomeTrip[],
): PortalTrip[] {
  const rivalIds = versionsBeside(homeTrips, changed.id).map(({ id }) => id)
  return trips.map((trip) => {
    if (trip.id === changed.id) return changed
    const isRival = changed.chosenAt !== undefined && rivalIds.includes(trip.id)
    return isRival ? { ...trip, chosenAt: undefined } : trip
  })
}
