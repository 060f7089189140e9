/**
 * Whom it hurts when routes of a domain fail, and the bell that rings then: a bell rings once until
 * all of its domains are well.
 */
export interface DomainWatch {
  readonly harm: string
  readonly bell: keyof typeof bells
}

/**
 * What the bells of routes and jobs stand for. Bookings and money have theirs, so that nothing else
 * keeps it from ringing.
 */
export const bells = {
  Selling: 'Bookings and payments',
  Planning: 'Search and planning',
  People: 'Accounts and clients',
} as const

const domains: Readonly<Record<string, DomainWatch>> = {
  accounts: {
    bell: 'People',
    harm: 'People cannot register, activate their account or set a password.',
  },
  'agency-people': { bell: 'People', harm: 'Lead agents cannot manage their team.' },
  agencies: {
    bell: 'People',
    harm: 'Agencies, their settings and their terms cannot be seen or changed.',
  },
  agents: { bell: 'People', harm: 'Agents cannot sign in or open the app.' },
  alternatives: { bell: 'Planning', harm: 'Agents cannot find another camp for a stay at once.' },
  'api-keys': { bell: 'People', harm: 'API keys of partners cannot be made or revoked.' },
  audit: { bell: 'People', harm: 'The audit trail and agencies’ automations miss events.' },
  availability: { bell: 'Planning', harm: 'Agents cannot see which rooms are available.' },
  catalogue: {
    bell: 'Planning',
    harm: 'Agents cannot find or open accommodations, regions and activities.',
  },
  'client-import': { bell: 'People', harm: 'Agents cannot import client lists.' },
  'client-merges': {
    bell: 'People',
    harm: 'Agents cannot find and merge clients who are listed twice.',
  },
  'client-privacy': { bell: 'People', harm: 'Clients’ data cannot be exported or erased.' },
  clients: { bell: 'People', harm: 'Agents cannot find, add or change clients.' },
  config: {
    bell: 'Planning',
    harm: 'Superadmins cannot configure the server, force rates or see to failed work.',
  },
  dashboard: { bell: 'Planning', harm: 'Agents do not see the business of the day.' },
  departures: { bell: 'Planning', harm: 'Agents cannot sell places on group departures.' },
  digest: { bell: 'Planning', harm: 'Agents get no digest of their day.' },
  'date-slide': { bell: 'Planning', harm: 'Agents cannot find other dates for a trip.' },
  info: {
    bell: 'Planning',
    harm: 'Agents see trips without current exchange rates, maps or flight times.',
  },
  itineraries: {
    bell: 'Selling',
    harm: 'Agents cannot plan, quote, hold, confirm or cancel trips.',
  },
  library: {
    bell: 'Planning',
    harm: 'Content managers cannot find, tag or approve media of the library.',
  },
  lists: { bell: 'Planning', harm: 'Long lists of clients, trips and payments open slowly.' },
  managers: {
    bell: 'Planning',
    harm: 'Content managers cannot edit or publish camps, regions and activities.',
  },
  masquerade: {
    bell: 'People',
    harm: 'Lead agents and superadmins cannot sign in as their agents.',
  },
  media: {
    bell: 'Planning',
    harm: 'Agents and clients cannot add or open pictures and documents.',
  },
  messages: { bell: 'People', harm: 'Agents and clients cannot read or send messages.' },
  'my-account': { bell: 'People', harm: 'Agents cannot change their profile or how they sign in.' },
  onboarding: {
    bell: 'People',
    harm: 'New agents do not see their first steps, or cannot accept the terms.',
  },
  paper: {
    bell: 'People',
    harm: 'Agents and clients cannot get trips, invoices, receipts and vouchers as PDFs.',
  },
  'party-groups': {
    bell: 'Planning',
    harm: 'Agents cannot divide travelers into groups and rooms.',
  },
  payments: {
    bell: 'Selling',
    harm: 'Clients cannot pay, and agents cannot ask for, refund or check payments.',
  },
  pictures: {
    bell: 'Planning',
    harm: 'Photos of camps are not shown; illustrations stand in for them.',
  },
  portal: { bell: 'People', harm: 'Clients cannot sign in, read their trips or answer proposals.' },
  presentations: { bell: 'Selling', harm: 'Agents cannot show or edit presentations of trips.' },
  rates: { bell: 'Planning', harm: 'Agents cannot see prices of rooms.' },
  'share-links': {
    bell: 'People',
    harm: 'Agents cannot share trips by links, and guests cannot open them.',
  },
  suppliers: { bell: 'Planning', harm: 'Agents cannot see what suppliers offer.' },
  travelers: {
    bell: 'Planning',
    harm: 'Agents cannot note who travels, and clients cannot fill in travelers’ details.',
  },
}

/**
 * How a domain is watched.
 * @throws Error when it has no row here
 */
export function watchOf(domain: string): DomainWatch {
  const { [domain]: watch } = domains
  if (watch === undefined)
    throw new Error(`infra/config/domains.ts does not say whom a failure of ${domain} hurts.`)
  return watch
}
