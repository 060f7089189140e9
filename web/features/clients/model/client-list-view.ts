import type { ClientStatus, ClientView } from '#shared/api/client-shapes'
import { literalLike } from '#shared/catalogue/like-pattern'
import type { StatusWord } from '../../../components/state/StatusChip'

export const clientStatuses = [
  'lead',
  'planning',
  'booked',
  'travelled',
] as const satisfies readonly ClientStatus[]

export const statusWords = {
  lead: { label: 'Lead', tone: 'plain' },
  planning: { label: 'Planning', tone: 'info' },
  booked: { label: 'Booked', tone: 'ok' },
  travelled: { label: 'Traveled', tone: 'warn' },
} as const satisfies Record<ClientStatus, StatusWord>

/** Why a client gets no emails: in a row, and on their page. */
export const stopWords = {
  bounce: {
    short: 'Emails come back',
    long: 'An email to this address came back: there is no such mailbox. No more emails are sent to it. Correct the address, or send emails again if you know that it is right.',
  },
  complaint: {
    short: 'Marked us as spam',
    long: 'An email to this address was marked as spam. No more emails are sent to it. Ask the client for another address, or call.',
  },
} as const satisfies Record<NonNullable<ClientView['mailStop']>['reason'], object>

/** The same where it was tried again, and came back again. */
export const repeatedBounce =
  'Emails to this address came back twice. No more emails are sent to it. Ask the client for another address.'

/** Sort orders of the list; the agent’s are offered where there is more than one. */
export const sortFields = ['name', 'email', 'status', 'updatedDate', 'agentFirstName'] as const
export type SortField = (typeof sortFields)[number]

/** What the list shows, all of it in the address, so that a list can be shared and returned to. */
export interface ClientListView {
  readonly term: string
  readonly status: ClientStatus | undefined
  readonly archived: boolean
  readonly agentId: string | undefined
  readonly sort: { readonly field: SortField; readonly descending: boolean }
}

export const firstView: ClientListView = {
  term: '',
  status: undefined,
  archived: false,
  agentId: undefined,
  sort: { field: 'name', descending: false },
}

/** Reads the view from an address; unknown values fall back to their default. */
export function viewOfSearch(search: URLSearchParams): ClientListView {
  const sort = search.get('sort') ?? ''
  const field = sortFields.find((known) => known === sort.replace(/^-/, ''))
  return {
    term: (search.get('q') ?? '').slice(0, 100),
    status: clientStatuses.find((status) => status === search.get('status')),
    archived: search.get('archived') === 'yes',
    agentId: /^agt_[0-9a-z]+$/.exec(search.get('agent') ?? '')?.[0],
    sort: field === undefined ? firstView.sort : { field, descending: sort.startsWith('-') },
  }
}

/** The address of a view, without defaults. */
export function searchOfView({
  term,
  status,
  archived,
  agentId,
  sort,
}: ClientListView): URLSearchParams {
  const search = new URLSearchParams()
  if (term !== '') search.set('q', term)
  if (status !== undefined) search.set('status', status)
  if (archived) search.set('archived', 'yes')
  if (agentId !== undefined) search.set('agent', agentId)
  const { field, descending } = sort
  if (field !== firstView.sort.field || descending)
    search.set('sort', `${descending ? '-' : ''}${field}`)
  return search
}

export const isNarrowed = ({ term, status, agentId }: ClientListView): boolean =>
  term.trim() !== '' || status !== undefined || agentId !== undefined

/** A where clause of the filter language (domain.md, Filters). */
export function whereOfView({ term, status, archived, agentId }: ClientListView): {
  readonly and: readonly object[]
} {
  const words = term.trim()
  const like = { like: literalLike(words), options: 'i' }
  return {
    and: [
      { archived },
      ...(words === '' ? [] : [{ or: searchedFields.map((field) => ({ [field]: like })) }]),
      ...(status === undefined ? [] : [{ status }]),
      ...(agentId === undefined ? [] : [{ agentId }]),
    ],
  }
}

const searchedFields = ['name', 'email', 'phone']

/** The order of a view; equals follow by name. */
export const orderOfView = ({ sort: { field, descending } }: ClientListView): string =>
  `${field} ${descending ? 'DESC' : 'ASC'}`
