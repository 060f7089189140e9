/**
 * Kinds of records: partitions of the table, and of its indexes, that hold nothing else
 * (functions/data/table/keys.ts).
 */
const kinds = {
  trips: [
    'AGENCY#*#ITINERARY#*',
    'AGENCY#*#ITINERARIES',
    'AGENCY#*#CLIENT#*#ITINERARIES',
    'AGENCY#*#SAVED',
    'AGENCY#*#HELD',
  ],
  clients: ['AGENCY#*#CLIENT#*', 'AGENCY#*#CLIENTS', 'AGENCY#*#EMAIL#*'],
  clientImports: ['AGENCY#*#CLIENTIMPORT#*', 'AGENCY#*#CLIENTIMPORTS'],
  clientMerges: ['AGENCY#*#CLIENTMERGES', 'AGENCY#*#NOTDUPLICATES'],
  payments: [
    'AGENCY#*#PAYMENT#*',
    'AGENCY#*#PAYMENTS',
    'AGENCY#*#STRAYREFUNDS',
    'AGENCY#*#PAYMENTTASKS',
    'AGENCY#*#PAYLINK#*',
    'AGENCY#*#PAPERS',
  ],
  outbox: ['AGENCY#*#OUTBOX#*'],
  /** Mails to clients, by trip. */
  sentMails: ['AGENCY#*#MAILS#*', 'AGENCY#*#CLIENTMAILS#*'],
  mailOpenings: ['AGENCY#*#MAILOPENINGS'],
  /** Domains that agencies send from, and who proved which. */
  mailDomains: ['AGENCY#*#MAILDOMAIN', 'MAILDOMAINS', 'MAILDOMAIN#*'],
  mailLimits: ['ATTEMPTS#mail-*#*'],
  mailStops: ['MAILSTOP#*'],
  /** Whose answers arrive at our addresses. */
  answerAddresses: ['ANSWERADDRESS#*'],
  providers: ['PAYMENTEVENT#*', 'SANDBOX', 'SANDBOX#*'],
  media: ['AGENCY#*#MEDIA#*', 'AGENCY#*#MEDIAOF#*'],
  lightboxes: ['AGENCY#*#LIGHTBOXES'],
  travelNotes: ['AGENCY#*#TRAVELNOTES'],
  departures: ['AGENCY#*#DEPARTURES'],
  tasks: ['AGENCY#*#TASKS'],
  bookings: ['AGENCY#*#BOOKING#*'],
  lists: ['AGENCY#*#LIST#*'],
  hooks: ['AGENCY#*#HOOKS', 'AGENCY#*#HOOKSFAILED'],
  hookSettings: ['AGENCY#*#HOOKSETTINGS'],
  answers: ['AGENCY#*#IDEMPOTENCY#*'],
  audit: ['AGENCY#*#AUDIT#*'],
  suppliers: ['SUPPLIER#*'],
  catalogue: ['CATALOGUE#published#*', 'EXCHANGE'],
  /** The catalogue as content managers edit it. */
  content: ['CATALOGUE', 'CATALOGUE#*', 'CONTENT#*'],
  contentDue: ['CONTENTDUE#*', 'CONTENTIMPORT#*', 'RATENEWS#*', 'EDITIONDUE#*'],
  /** Due work of all agencies, each kind in partitions of its own. */
  handOversDue: ['HANDOVER#*'],
  digestsDue: ['DIGEST#*'],
  importsDue: ['CLIENTIMPORT#*'],
  mergesDue: ['CLIENTMERGE#*'],
  erasuresDue: ['ERASURE#*'],
  exportsDue: ['CLIENTEXPORT#*'],
  inFlight: ['INFLIGHT#*', 'REFUNDOWED#*'],
  holdsDue: ['HELD#*'],
  problemsDue: ['PROBLEMMAIL#*'],
  messagesDue: ['MESSAGEMAIL#*', 'MAILDUE#*'],
  namesDue: ['RENAMING#*'],
  listsDue: ['LISTTAIL'],
  mediaDue: ['MEDIADUE', 'MEDIAWORK'],
  travelerFormsDue: ['TRAVELERFORM#*'],
  remindersDue: ['PAYMENTDUE#*'],
  refundsDue: ['REFUNDS#*'],
  paymentsToAsk: ['PAYMENTASK#*'],
  configuration: ['CONFIG'],
  /** When jobs ran, and why messages failed. */
  workNotes: ['WORK#*'],
  exchangeRates: ['EXCHANGE'],
  attempts: ['ATTEMPTS#*'],
  /** How people sign in: what they know, links of mails, and where they are signed in. */
  agentLogins: ['LOGIN#agent#*'],
  agentLinks: ['ACCOUNTLINK#*'],
  factors: ['FACTORS#*'],
  clientLogins: ['LOGIN#client#*'],
  clientLinks: ['CLIENTLINK#*', 'AGENCY#*#CLIENTLINKS#*'],
  sessions: ['SESSION#*'],
  sessionLists: ['AGENCY#*#SESSIONS#*', 'AGENCY#*#CLIENTSESSIONS#*'],
  apiKeys: ['APIKEYS'],
  presentations: ['AGENCY#*#PRESENTATIONS'],
  portalNews: ['AGENCY#*#PORTALNEWS'],
  shareLinks: ['AGENCY#*#SHARELINK#*', 'AGENCY#*#SHARELINKSOF#*'],
  calendarFeeds: ['AGENCY#*#CALENDARFEEDS'],
  terms: ['AGENCY#*#TERMS'],
  replies: ['AGENCY#*#REPLY#*'],
} as const satisfies Record<string, readonly string[]>

export type Kind = keyof typeof kinds

/** Patterns of the partition keys of kinds of records. */
export const partitionsOf = (of: readonly Kind[]): string[] => [
  ...new Set(of.flatMap((kind) => kinds[kind])),
]

/**
 * What a call of a superadmin may name: it is looked for in every agency, key by key
 * (functions/data/people/cross-agencies.ts).
 */
export const namedPartitions: readonly string[] = ['ITINERARY', 'CLIENT', 'PAYMENT', 'MEDIA'].map(
  (kind) => `AGENCY#*#${kind}#*`,
)

/**
 * The records that functions read and write of those that their touches let them; agencies and
 * agents they read in any case.
 */
export interface Records {
  readonly reads: readonly Kind[]
  readonly writes: readonly Kind[]
  /**
   * Whether it changes the items of an agency itself, where its people and portal accounts lie, or
   * also adds and takes away some.
   */
  readonly people?: 'update' | 'write'
  /** Whether strangers may call it: then no superadmin looks in every agency by it. */
  readonly isForStrangers?: boolean
}

/** Of a function that reads and writes none by itself. */
export const noRecords: Records = { reads: [], writes: [] }

/** Two rows as one. */
export const together = (one: Records, other: Partial<Records>): Records => {
  const people = other.people ?? one.people
  return {
    reads: [...new Set([...one.reads, ...(other.reads ?? [])])],
    writes: [...new Set([...one.writes, ...(other.writes ?? [])])],
    ...(people !== undefined && { people }),
  }
}
