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
  payments: [
    'AGENCY#*#PAYMENT#*',
    'AGENCY#*#PAYMENTS',
    'AGENCY#*#STRAYREFUNDS',
    'AGENCY#*#PAYMENTTASKS',
    'AGENCY#*#PAYLINK#*',
    'AGENCY#*#PAPERS',
  ],
  outbox: ['AGENCY#*#OUTBOX#*'],
  mailLimits: ['ATTEMPTS#mail-*'],
  mailStops: ['MAILSTOP#*'],
  providers: ['PAYMENTEVENT#*', 'SANDBOX', 'SANDBOX#*'],
  media: ['AGENCY#*#MEDIA#*', 'AGENCY#*#MEDIAOF#*'],
  lightboxes: ['AGENCY#*#LIGHTBOXES'],
  travelNotes: ['AGENCY#*#TRAVELNOTES'],
  departures: ['AGENCY#*#DEPARTURES'],
  bookings: ['AGENCY#*#BOOKING#*'],
  lists: ['AGENCY#*#LIST#*'],
  hooks: ['AGENCY#*#HOOKS'],
  hookSettings: ['AGENCY#*#HOOKSETTINGS'],
  answers: ['AGENCY#*#IDEMPOTENCY#*'],
  audit: ['AGENCY#*#AUDIT#*'],
  suppliers: ['SUPPLIER#*'],
  catalogue: ['CATALOGUE#published#*', 'EXCHANGE'],
  /** The catalogue as content managers edit it. */
  content: ['CATALOGUE', 'CATALOGUE#*', 'CONTENT#*'],
  contentDue: ['CONTENTDUE#*', 'RATENEWS#*', 'EDITIONDUE#*'],
  /** Due work of all agencies, each kind in partitions of its own. */
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
  attempts: ['ATTEMPTS#*'],
  /** How clients sign in: what they know, links of mails, and sessions. */
  clientSignIn: ['LOGIN#client#*', 'CLIENTLINK#*', 'AGENCY#*#CLIENTLINKS#*', 'SESSION#*'],
  shareLinks: ['AGENCY#*#SHARELINK#*', 'AGENCY#*#SHARELINKSOF#*'],
  terms: ['AGENCY#*#TERMS'],
  replies: ['AGENCY#*#REPLY#*'],
} as const satisfies Record<string, readonly string[]>

export type Kind = keyof typeof kinds

/**
 * The records that functions read and write of those that their touches let them; agencies and
 * agents they read in any case.
 */
export interface Records {
  readonly reads: readonly Kind[]
  readonly writes: readonly Kind[]
  /** Whether it changes the items of an agency itself, where portal accounts lie. */
  readonly updatesAgencies?: boolean
  /** Whether strangers may call it: then no superadmin looks in every agency by it. */
  readonly isForStrangers?: boolean
}

/**
 * By domain for its routes, by name for jobs. Who is not here serves many kinds, and reaches what
 * its touches say.
 */
const recordsOfMany: Readonly<Record<string, Records>> = {
  // A trip is stored with its payments and its line in the list. Forms lie with their trips; the
  // client's name is for the audit trail.
  travelers: {
    reads: ['trips', 'payments', 'clients', 'travelNotes', 'mailStops'],
    writes: ['trips', 'payments', 'lists', 'travelNotes', 'outbox', 'mailLimits'],
  },
  deleteTravelerForms: { reads: ['travelerFormsDue', 'trips'], writes: ['trips'] },
  'party-groups': {
    reads: ['trips', 'payments'],
    writes: ['trips', 'payments', 'lists', 'outbox'],
  },
  // Without a trip, messages are those of the trips that a list names.
  messages: { reads: ['trips', 'clients', 'lists', 'mailStops'], writes: ['trips', 'mailLimits'] },
  // A trip begins with its places.
  departures: {
    reads: ['departures', 'trips', 'payments', 'clients'],
    writes: ['departures', 'trips', 'payments', 'lists'],
  },
  // Media of the library stand in a list and in lightboxes, and camps are shown by them.
  media: {
    reads: ['media', 'lightboxes', 'trips', 'clients', 'catalogue'],
    writes: ['media', 'lightboxes', 'lists'],
  },
  alternatives: { reads: ['trips', 'suppliers', 'catalogue'], writes: [] },
  // Lists show what is published, which lies in the catalogue's own partitions. New rates are tried
  // on the open quotes.
  managers: {
    reads: ['content', 'suppliers', 'catalogue', 'trips', 'lists', 'mailStops'],
    writes: ['content', 'suppliers', 'mailLimits'],
  },
  publishScheduled: {
    reads: ['contentDue', 'content', 'suppliers', 'trips', 'lists'],
    writes: ['content', 'suppliers', 'trips', 'audit'],
  },
  'date-slide': { reads: ['trips', 'bookings', 'suppliers', 'catalogue'], writes: [] },
  spreadNames: {
    reads: ['namesDue', 'clients', 'trips', 'payments'],
    writes: ['clients', 'trips', 'payments', 'lists'],
  },
  zapWorker: { reads: ['clients', 'hookSettings'], writes: ['hooks'] },
  sweepMessages: { reads: ['messagesDue', 'trips', 'outbox'], writes: [] },
  prepareMedia: { reads: ['mediaDue', 'media'], writes: ['media', 'lists'] },
  sweepMedia: { reads: ['mediaDue'], writes: ['media'] },
  sweepRefunds: { reads: ['refundsDue', 'payments'], writes: [] },
}

/** What a trip is shown from to whoever has a link to it. */
const ofShownTrips = ['trips', 'clients', 'catalogue', 'suppliers', 'media', 'lightboxes'] as const
const signIn = {
  reads: ['clientSignIn', 'clients', 'attempts', 'configuration'],
  writes: ['clientSignIn', 'attempts', 'audit'],
  updatesAgencies: true,
} as const
const lightbox = {
  reads: ['lightboxes', 'media', 'catalogue', 'attempts', 'configuration'],
  writes: ['lightboxes', 'attempts'],
} as const
const paying = ['payments', 'trips', 'clients', 'providers', 'configuration'] as const

/** Routes that strangers may call: each reaches what its page shows, and no more. */
const recordsOfStrangers: Readonly<Record<string, Records>> = {
  requestClientEntry: { reads: ['configuration'], writes: ['attempts'] },
  checkClientLink: { reads: ['clientSignIn', 'clients', 'configuration'], writes: [] },
  loginClient: signIn,
  enterClient: signIn,
  setClientPassword: signIn,
  showSharedTrip: { reads: ['shareLinks', 'configuration', ...ofShownTrips], writes: [] },
  showSharePicture: { reads: ['shareLinks', 'configuration', ...ofShownTrips], writes: [] },
  openSharedTrip: {
    reads: ['shareLinks', 'terms', 'attempts', 'configuration', ...ofShownTrips],
    writes: ['shareLinks', 'attempts', 'audit'],
  },
  openSharedLightbox: lightbox,
  commentOnLightbox: lightbox,
  openReply: { reads: ['replies', 'trips', 'attempts', 'configuration'], writes: ['attempts'] },
  showPayPage: { reads: paying, writes: [] },
  payByLink: { reads: paying, writes: ['payments', 'providers'] },
  showSandboxPage: { reads: ['providers', 'configuration'], writes: [] },
  paySandbox: { reads: ['providers', 'configuration'], writes: ['providers'] },
}

/**
 * The records of a function by its name and the file of its handler; all where none are named.
 * Routes keep their answers to repeated calls, and say who has seen what.
 */
export function recordsOf(name: string, handlerFile: string): Records | undefined {
  const [domain = '', folder] = handlerFile.split('/')
  if (folder === 'jobs') return recordsOfMany[name]
  const { [name]: ofStrangers } = recordsOfStrangers
  if (ofStrangers !== undefined) return { ...ofStrangers, isForStrangers: true }
  const { [domain]: records } = recordsOfMany
  return (
    records && {
      reads: [...records.reads, 'answers'],
      writes: [...records.writes, 'answers', 'audit'],
    }
  )
}

/** Patterns of the partition keys of kinds of records. */
export const partitionsOf = (of: readonly Kind[]): string[] => of.flatMap((kind) => kinds[kind])

/**
 * What a call of a superadmin may name: it is looked for in every agency, key by key
 * (functions/data/people/cross-agencies.ts).
 */
export const namedPartitions: readonly string[] = ['ITINERARY', 'CLIENT', 'PAYMENT', 'MEDIA'].map(
  (kind) => `AGENCY#*#${kind}#*`,
)

/** All rows, by the domain or job that they are for. */
export const everyRecords = (): [string, Records][] => [
  ...Object.entries(recordsOfMany),
  ...Object.entries(recordsOfStrangers),
]
