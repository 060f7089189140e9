import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import {
  type AgencyRecord,
  type AgentRecord,
  agencyRecord,
  agentRecord,
} from '../../functions/data/people/agency-records'
import type { MakeId } from '../../functions/runtime/make-id'

interface FirstAgency {
  readonly agency: string
  readonly email: string
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly currency: string
  readonly model: 'net' | 'rack'
}

/** What a new agency works with: the second builder and editor, and the records of payments. */
const firstFlags = ['useItineraryBuilder2', 'useEditItinerary2', 'editPayments'] as const

/** The first agency of a stage, and its lead agent, who is superadmin and content manager. */
export function firstAgency(first: FirstAgency, makeId: MakeId): { agency: AgencyRecord; agent: AgentRecord } {
  const [agencyId, id] = [agencyIdSchema.parse(makeId('agency')), agentIdSchema.parse(makeId('agent'))]
  const { email, name = nameIn(email) } = first
  const [firstName = name, ...rest] = name.split(/\s+/)
  const agency = {
    ...{ id: agencyId, name: first.agency, agencyCode: first.code ?? codeOf(first.agency), admins: [id] },
    ...{ currency: first.currency, model: first.model, pricingSettings: {}, featureFlags: firstFlags, theme: {} },
  }
  const capabilities = ['superadmin', 'contentmanager']
  const agent = { id, agencyId, email, firstName, lastName: rest.join(' '), capabilities }
  return { agency: agencyRecord.parse(agency), agent: agentRecord.parse(agent) }
}

/** `naledi.mokoena@…` is Naledi Mokoena. */
const nameIn = (email: string): string =>
  (email.split('@')[0] ?? '').replace(/[._-]+/g, ' ').replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase())

/** `Marula Journeys` is MAR001. */
const codeOf = (agency: string): string =>
  `${agency
    .normalize('NFKD')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X')}001`
