import * as z from 'zod/mini'
import { isSuperadmin } from '#shared/access/roles'
import type { Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import {
  type AgencyId,
  agencyIdSchema,
  agentIdSchema,
  clientIdSchema,
  itineraryIdSchema,
  mediaIdSchema,
  paymentIdSchema,
} from '#shared/ids/ids'
import type { CrossAgencies } from '../../runtime/http-lambda'
import { agentKey, chargesKey, clientKey, itineraryKey, mediaKey, paymentKey } from '../table/keys'
import type { Item, Key, Table } from '../table/table-access'
import { agencyStore, allAgencyIds } from './agency-store'
import { auditStore } from './audit-store'
import { actorOf } from './people'
import { visitStore } from './visit-store'

/**
 * Superadmins read and act across agencies (domain.md): a call of theirs that names a record of
 * another agency, or the agency whose list it asks for, is made in that agency. Each such change
 * and each visit is an entry of that agency's audit trail, so only routes that may write one cross.
 *
 * @throws AppError record.not-found for a list of an agency that is not the caller's
 */
export const crossAgencies =
  (table: Table): CrossAgencies =>
  async (principal, { route, call, clock, makeId }) => {
    const { agencyId: own } = principal
    const askedAgency =
      listOf.safeParse(call).data?.query ?? agencyNamed.safeParse(call).data?.params
    if (askedAgency?.agencyId === own) return principal
    if (principal.kind !== 'agent' || !isSuperadmin(principal) || !mayLog(route)) {
      if (askedAgency !== undefined) throw new AppError('record.not-found')
      return principal
    }
    const namedRecord =
      askedAgency === undefined ? await recordNamedIn(call, { table, own }) : askedAgency
    const agency = namedRecord && (await agencyStore(table).agency(namedRecord.agencyId))
    if (agency === undefined) {
      if (askedAgency !== undefined) throw new AppError('record.not-found')
      return principal
    }
    const { id: agencyId, agencyCode, featureFlags: flags } = agency
    const { itineraryId, clientId } = about.parse(namedRecord)
    const kind =
      itineraryId === undefined ? (clientId === undefined ? 'agency' : 'client') : 'itinerary'
    const entry = {
      itineraryId,
      clientId,
      agencyId,
      agentId: principal.agentId,
      id: makeId('audit'),
      action: `agent_accessed_${kind}`,
      details: { route: route.name, homeAgencyId: own },
      timestamp: clock.now().toISOString(),
      by: actorOf(principal, undefined),
    }
    if (isLook(route)) await visitStore(table).writeOnce(entry)
    else await auditStore(table).add(entry)
    return { ...principal, agencyId, agencyCode, flags, homeAgencyId: own }
  }

/**
 * A page asks several times for what it shows: that is one entry a visit. What a route logs is an
 * entry itself; changes have one each.
 */
const isLook = ({ method, safe, domain }: Route): boolean =>
  method === 'GET' || safe === true || domain === 'audit'

const mayLog = ({ touches }: Route): boolean =>
  touches.includes('table:write') || touches.includes('audit')

/** A call that asks for the list of an agency. */
const listOf = z.object({ query: z.object({ agencyId: agencyIdSchema }) })

/** A call about an agency itself, by its id in the path. */
const agencyNamed = z.object({
  params: z.pipe(
    z.object({ id: agencyIdSchema }),
    z.transform(({ id }) => ({ agencyId: id })),
  ),
})

/** What the audit trail says an access was about. */
const about = z.partial(z.object({ itineraryId: z.string(), clientId: z.string() }))

/** Where path, query and body name the record that a call is about. */
const naming = z.partial(
  z.object({
    id: z.string(),
    itineraryId: z.string(),
    clientId: z.string(),
    paymentId: z.string(),
    agentId: z.string(),
    filter: z.string(),
    where: z.string(),
  }),
)

/**
 * Where the record of an id lies in an agency, by the id's prefix. The first kind that a call names
 * counts.
 */
const keysByPrefix: Readonly<Record<string, (agency: AgencyId, id: string) => readonly Key[]>> = {
  itn: (agency, id) => [itineraryKey(agency, itineraryIdSchema.parse(id))],
  cli: (agency, id) => [clientKey(agency, clientIdSchema.parse(id))],
  // A payment that was taken off its trip has left its charges behind.
  pay: (agency, id) =>
    [paymentKey, chargesKey].map((keyOf) => keyOf(agency, paymentIdSchema.parse(id))),
  agt: (agency, id) => [agentKey(agency, agentIdSchema.parse(id))],
  med: (agency, id) => [mediaKey(agency, mediaIdSchema.parse(id))],
}

/**
 * Whose the record that a call names is; undefined when it is the superadmin's own agency's, or
 * nobody's.
 */
async function recordNamedIn(
  call: object,
  { table, own }: { readonly table: Table; readonly own: AgencyId },
) {
  const text = Object.values(call)
    .flatMap((part) => Object.values(naming.safeParse(part).data ?? {}))
    .join(' ')
  for (const [prefix, keysOf] of Object.entries(keysByPrefix)) {
    const [id] = new RegExp(`\\b${prefix}_[0-9a-z]{4,32}\\b`).exec(text) ?? []
    if (id === undefined) continue
    if ((await table.getMany(keysOf(own, id))).length > 0) return undefined
    const places = (await allAgencyIds(table)).flatMap((agencyId) =>
      keysOf(agencyId, id).map((key) => ({ agencyId, key })),
    )
    const [item] = await table.getMany(places.map(({ key }) => key))
    const place = places.find(({ key }) => key.pk === item?.pk)
    if (item === undefined || place === undefined) return undefined
    return { ...ownerIn(item), ...recordIds(id), agencyId: place.agencyId }
  }
  return undefined
}

/** The trip or client that an item says it belongs to. */
const ownerIn = ({ listed, itineraryId }: Item) =>
  about.safeParse({ itineraryId, ...Object(listed) }).data ?? {}

const recordIds = (id: string) =>
  id.startsWith('itn_') ? { itineraryId: id } : id.startsWith('cli_') ? { clientId: id } : {}
