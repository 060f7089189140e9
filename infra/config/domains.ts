/**
 * Whom it hurts when routes of some domains fail, which have one alarm, and the bell that rings
 * then: a bell rings once until all of its alarms are over.
 */
export interface Watch {
  readonly domains: readonly string[]
  readonly harm: string
  readonly bell: BellName
}

/**
 * What the bells of routes and jobs stand for. Bookings and money have theirs, so that nothing else
 * keeps it from ringing.
 */
export const bells = {
  Selling: 'bookings and payments',
  Other: 'all but bookings and payments',
} as const
export type BellName = keyof typeof bells

/** By what the alarm is called. Alarms are paid by the metric, so domains that are used together share one. */
export const watches: Readonly<Record<string, Watch>> = {
  itineraries: {
    domains: ['itineraries'],
    bell: 'Selling',
    harm: 'Agents cannot plan, quote, hold, confirm or cancel trips.',
  },
  payments: {
    domains: ['payments'],
    bell: 'Selling',
    harm: 'Clients cannot pay, and agents cannot ask for, refund or check payments.',
  },
  presentations: {
    domains: ['presentations'],
    bell: 'Selling',
    harm: 'Agents cannot show or edit presentations of trips.',
  },
  accounts: {
    domains: ['accounts', 'agents', 'my-account', 'masquerade', 'onboarding'],
    bell: 'Other',
    harm: 'Agents cannot register, sign in, open the app or change their profile.',
  },
  agencies: {
    domains: ['agencies', 'agency-people', 'api-keys'],
    bell: 'Other',
    harm: 'Agencies, their people, settings, terms and API keys cannot be seen or changed.',
  },
  clients: {
    domains: ['clients', 'client-import', 'client-merges', 'client-privacy', 'messages'],
    bell: 'Other',
    harm: 'Agents cannot find, add, change, import, merge or erase clients, or read and send messages.',
  },
  portal: {
    domains: ['portal', 'share-links'],
    bell: 'Other',
    harm: 'Clients cannot sign in, read their trips or answer proposals, and shared links do not open.',
  },
  travelers: {
    domains: ['travelers', 'party-groups', 'paper'],
    bell: 'Other',
    harm: 'Nobody can note who travels with whom, or get trips, invoices and vouchers as PDFs.',
  },
  rooms: {
    domains: ['alternatives', 'availability', 'date-slide', 'departures', 'rates', 'suppliers'],
    bell: 'Other',
    harm: 'Agents cannot see rooms, their prices, other camps and dates, or places on departures.',
  },
  catalogue: {
    domains: ['catalogue', 'info', 'pictures'],
    bell: 'Other',
    harm: 'Agents cannot find or open camps, regions and activities, and see no maps, photos or flight times.',
  },
  managers: {
    domains: ['managers', 'content-imports'],
    bell: 'Other',
    harm: 'Content managers cannot edit, import or publish camps, regions, activities and rates.',
  },
  media: {
    domains: ['media', 'library'],
    bell: 'Other',
    harm: 'Nobody can add or open pictures and documents, or find and tag those of the library.',
  },
  running: {
    domains: ['audit', 'calendar', 'config', 'dashboard', 'digest', 'lists', 'tasks'],
    bell: 'Other',
    harm: 'The audit trail, automations, calendar, tasks, the business of the day or the configuration cannot be seen.',
  },
}

/**
 * What the alarm of a domain is called.
 * @throws Error when none has it
 */
export function watchWith(domain: string): string {
  const [name] = Object.entries(watches).find(([, { domains }]) => domains.includes(domain)) ?? []
  if (name === undefined)
    throw new Error(`infra/config/domains.ts does not say whom a failure of ${domain} hurts.`)
  return name
}

/** The bell of a domain. @throws Error when it has none */
export const bellFor = (domain: string): BellName => watches[watchWith(domain)]?.bell ?? 'Other'
