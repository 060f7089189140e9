import { relaxedAgencies } from '../itinerary/relaxed-agencies'
import { defaultFirstPartyAgencies } from '../rates/rate-table'

/**
 * Agency codes that 1 §6 names. Deployments may configure others: what takes a list gets these as
 * its default.
 */
export const agencyLists = {
  /** First-party agencies: the last column of the rates table (pricing.md, Rates). */
  firstParty: defaultFirstPartyAgencies,
  /** Relaxed problem check, ignoring total margin. */
  relaxedProblems: relaxedAgencies,
  /** Alternative colour theme. */
  alternativeTheme: ['JAC007', 'JAC028', 'JAC031'],
} as const satisfies Record<string, readonly string[]>
export type AgencyList = keyof typeof agencyLists

/** Whether an agency is on a list. */
export function isOnAgencyList(list: AgencyList, agencyCode: string): boolean {
  const codes: readonly string[] = agencyLists[list]
  return codes.includes(agencyCode)
}
