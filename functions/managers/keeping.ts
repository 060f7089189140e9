import { type ContentRights, keeps } from '#shared/access/content-rights'
import type { AgentPrincipal } from '#shared/access/principal'
import { isSuperadmin } from '#shared/access/roles'
import { AppError } from '#shared/errors/app-error'
import { ownValue } from '#shared/ids/own-value'
import type { FlatFields } from '#shared/managers/flat-fields'
import type { CatalogueStore } from '../data/catalogue/catalogue-store'
import type { ContentRef } from '../data/managers/draft-store'
import type { AgentRecord } from '../data/people/agency-records'
import type { AgencyStore } from '../data/people/agency-store'

/** All that limits what an editor changes; nothing does where it is empty. */
export type Limits = readonly ContentRights[]

/** What limits the caller, and whoever acts as them: nobody gets further by acting as another. */
export async function limitsOf(
  principal: AgentPrincipal,
  caller: AgentRecord | undefined,
  agencies: Pick<AgencyStore, 'agent'>,
): Promise<Limits> {
  if (isSuperadmin(principal)) return []
  const { masqueradedBy } = principal
  const other =
    masqueradedBy && (await agencies.agent(masqueradedBy.agencyId, masqueradedBy.agentId))
  return [caller, other].flatMap((agent) => agent?.contentRights ?? [])
}

export const isReviewed = (limits: Limits): boolean => limits.some((one) => one.isReviewed)

interface Place {
  readonly countryCode: string | undefined
  readonly supplierCode: string
}

/** Where an entry lies as its fields say, and whose it is; undefined where they do not say yet. */
async function placeOf(
  { kind, code }: ContentRef,
  fields: FlatFields,
  catalogue: Places,
): Promise<Place | undefined> {
  const supplierCode = kind === 'camp' || kind === 'activity' ? (code.split('-')[0] ?? '') : ''
  if (kind === 'country' || kind === 'feature')
    return { countryCode: kind === 'country' ? code : undefined, supplierCode }
  if (kind === 'connection') {
    const hub = ownValue(fields, 'fromHubCode')
    if (typeof hub !== 'string' || hub === '') return undefined
    const from = await catalogue.get('transit-point', hub)
    return { countryCode: from?.countryCode, supplierCode }
  }
  const placeCode = ownValue(fields, kind === 'region' ? 'countryCode' : 'countryRegionCode')
  if (placeCode === undefined || placeCode === null || placeCode === '') return undefined
  const region = kind === 'region' ? undefined : await catalogue.get('region', String(placeCode))
  return { countryCode: kind === 'region' ? String(placeCode) : region?.countryCode, supplierCode }
}
type Places = Pick<CatalogueStore, 'get'>

/**
 * Whether editors within limits keep an entry, as it was and as it will be. A new one without a
 * place is nobody's yet.
 */
export async function mayKeep(
  limits: Limits,
  ref: ContentRef,
  states: readonly FlatFields[],
  catalogue: Places,
) {
  if (limits.length === 0) return true
  const places = await Promise.all(states.map((fields) => placeOf(ref, fields, catalogue)))
  return places.every((place) => place === undefined || limits.every((one) => keeps(one, place)))
}

/** @throws AppError content.not-yours where others keep the entry as it was or as it will be */
export async function requireKept(
  limits: Limits,
  ref: ContentRef,
  states: readonly FlatFields[],
  catalogue: Places,
) {
  if (!(await mayKeep(limits, ref, states, catalogue)))
    throw new AppError('content.not-yours', { ...ref })
}

/** @throws AppError content.reviewed for those whose changes a colleague publishes */
export function requirePublisher(limits: Limits): void {
  if (isReviewed(limits)) throw new AppError('content.reviewed')
}
