import * as z from 'zod/mini'
import type { KeyScope } from '../access/principal'
import type { accessLevels } from '../access/route-access'
import { textUpTo } from '../format/plain-text'
import { agencyIdSchema } from '../ids/ids'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Who may call a route; shared/access/route-access.ts says what each level means. */
export type AccessLevel = (typeof accessLevels)[number]

/**
 * The resources that a route's function may access; its role and environment are made from this.
 */
export type Touch =
  | 'table:read'
  | 'table:write'
  /**
   * What is the same for every agency, of the table: the catalogue, rates and calendars of
   * suppliers, exchange rates.
   */
  | 'catalogue'
  /** The published catalogue and exchange rates, which jobs replace. */
  | 'catalogue:write'
  /** Agencies, agents and how they sign in, of the table, and nothing that an agency has. */
  | 'accounts'
  /**
   * New entries of the audit trail and nothing else: superadmins may read here what another agency
   * has.
   */
  | 'audit'
  /** How often somebody tries, of the table, and nothing else: what only reads may count that. */
  | 'attempts'
  | 'media:read'
  | 'media:write'
  /** Addresses to upload to, in parts or whole, below `private/incoming/`. */
  | 'uploads'
  /** What was uploaded there, to be taken to where it belongs. */
  | 'incoming'
  | 'media:delete'
  /** What scans uploads for viruses, and what it found. */
  | 'virus-scan'
  /** Films of the library, which MediaConvert makes ready for the web. */
  | 'films'
  /**
   * Copies of uploaded files where everybody may see them: what an agency shows, such as its logo.
   */
  | 'media:publish'
  /** Pictures that people upload for everybody to see, below `/media/pictures/`. */
  | 'pictures'
  /** Pictures of links, below `private/previews/`, and what everybody may see to draw them from. */
  | 'previews'
  /** Sizes of pictures, below `private/derivatives/`, and the pictures that they are made of. */
  | 'derivatives'
  /** PDFs, below `private/papers/`, and the pictures and logos that stand in them. */
  | 'papers'
  /** Mails that came in, to be read and deleted. */
  | 'inbound'
  | 'queue:itinerary'
  | 'queue:zap'
  | 'queue:payment'
  | 'queue:mail'
  | 'queue:import'
  /**
   * Messages that could not be worked on, of every queue: to read, to delete; to send again takes
   * the queue's own touch.
   */
  | 'dead-letters'
  /**
   * What came of work that no request waits for, of the table: each job and worker has it by
   * itself.
   */
  | 'work-notes'
  /** The scheduled jobs: their names, and to start one. */
  | 'jobs'
  /** Whether there is due work for those of them that it starts, and to start these. */
  | 'due-work'
  | 'mail'
  /** How agencies' own sending domains stand with the mail service. */
  | 'mail-domains'
  /** To make these known to it. */
  | 'mail-domains:write'
  /** To have it forget them. */
  | 'mail-domains:delete'
  /** The key that seals what clients tell of travelers (passports, health). */
  | 'sealed:travelers'
  /** The key that seals the secrets of agents' authenticator apps. */
  | 'sealed:factors'
  /** The key that seals the secrets of agencies' automation hooks. */
  | 'sealed:hooks'
  /**
   * Who calls, and that the session was used, of the table: every route that asks who calls has it
   * by itself.
   */
  | 'session'
  /**
   * Whether the client who calls is still one, of the table: every route that clients may call has
   * it by itself.
   */
  | 'client-session'
  /** The supplier system with the key to it, where it is not our own. */
  | 'suppliers'
  /** Whoever takes money for us, with the key to it. */
  | 'payment-provider'
  /** The service by which payers link a bank account, with the key to it. */
  | 'bank-linking'
  /** What its messages are signed with. */
  | 'payment-messages'
  | 'exchange-source'
  | 'zap-hook'
  /** The service that knows how flights stand. */
  | 'flight-status'
  /** The service that knows passwords of breaches. */
  | 'breaches'
  /** Who the walk of every ten minutes signs in as. */
  | 'smoke-agent'
  /** The error-reporting service. */
  | 'error-reports'
  /** What CloudFront proves itself by: every route has it by itself. */
  | 'edge'

/** Whether clients of the portal may call a route. */
export const isForClients = ({ who }: Pick<RouteSpec, 'who'>): boolean =>
  who === 'client' || who === 'payer'

/**
 * One route, declared once. From it come the gateway route, its function, role and alarm, the local
 * gateway, the typed client, the validation of requests and answers, the OpenAPI document and the
 * access matrix of the tests.
 */
export interface RouteSpec {
  readonly method: Method
  readonly path: string
  readonly who: AccessLevel
  /** One sentence for the API documentation. */
  readonly summary: string
  /** Whom a failure hurts: the text of the route's alarm. */
  readonly harm: string
  readonly touches: readonly Touch[]
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
  /** Content type of a successful answer that isn't JSON. */
  readonly contentType?:
    | 'text/html; charset=utf-8'
    | 'text/csv; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'image/svg+xml; charset=utf-8'
    | 'image/jpeg'
    | 'application/pdf'
  /** Answers a form by leading the browser on: 303 with Location, beside the page itself. */
  readonly redirects?: true
  /** A POST that only reads: it may be repeated, and never needs an Idempotency-Key. */
  readonly safe?: boolean
  /**
   * The version is returned as ETag and may be sent back as If-Match; a change of it honors
   * Idempotency-Key.
   */
  readonly versioned?: true
  /** Honors Idempotency-Key though it returns no version. */
  readonly once?: true
  /** Seconds that a good answer may be kept by the browser and the edge; none unless said. */
  readonly cacheSeconds?: number
  /** API keys with this scope may call it, too. */
  readonly scope?: KeyScope
  /**
   * Refused while somebody is signed in as another: passwords, factors and payments are for their
   * owner alone.
   */
  readonly noMasquerade?: true
  /** Exists only where the sandbox takes the money: never where real money is taken. */
  readonly sandbox?: true
  /** Open to agents who have yet to set up the two-step sign-in that their agency requires. */
  readonly beforeSecondStep?: true
  /**
   * Open to agents who have yet to accept Tembea's terms; what is open before the second step is,
   * too.
   */
  readonly beforeTerms?: true
  /** Memory in MB where the default does not fit, as for password hashing. */
  readonly memoryMb?: number
}

export interface Route extends RouteSpec {
  readonly name: string
  /** Folder of the handler below functions/. */
  readonly domain: string
}

const at =
  <const M extends Method, const More>(method: M, usual: readonly Touch[], more?: More) =>
  <const Path extends string, const Who extends AccessLevel>(
    path: Path,
    who: Who,
    ...touches: readonly Touch[]
  ) => {
    return { method, path, who, touches: [...usual, ...touches], ...(more as More) } // what is not given is spread as nothing
  }

/**
 * How a route is called, who may, and what it accesses beside the table, which a GET reads and
 * another writes too.
 */
export const get = at('GET', ['table:read'])
/** Reads what is the same for every agency. */
export const getCatalogue = at('GET', ['catalogue'])
/**
 * Reads what belongs to one agency: superadmins may do so in every agency, each time with an audit
 * entry.
 */
export const getOwned = at('GET', ['table:read', 'audit'])
/** Asks by a body, and changes nothing; what it reads is named each time. */
export const ask = at('POST', [], { safe: true })
export const post = at('POST', ['table:read', 'table:write'])
/** Asks or changes who may sign in, and how. */
export const postAccount = at('POST', ['accounts'])
export const patch = at('PATCH', ['table:read', 'table:write'])
export const put = at('PUT', ['table:read', 'table:write'])
export const remove = at('DELETE', ['table:read', 'table:write'])

/** In the query of a list: the agency whose list superadmins want. */
export const ofAgency = { agencyId: z.optional(agencyIdSchema) }
/** `filter` of the query: a JSON object (domain.md, Filters), which `parseFilter` reads. */
export const filterText = z.optional(
  textUpTo(200_000).check(
    z.meta({
      description:
        'A JSON object of where, fields, order, limit, skip and include. where: {"field": value}, or an operator in its place ({"name": {"like": "delta", "options": "i"}}; neq, gt, gte, lt, lte, between, inq, nin, ilike), joined by and, or. order: "name ASC", or a list. include: the name of a relation, {"relation": "regions", "scope": filter}, where scope is a filter of what is included, with an include of its own, or a list of these. What a resource does not offer is named by the answer.',
    }),
  ),
)
/** `where` of the query of counts: the same conditions by themselves. */
export const whereText = z.optional(textUpTo(200_000))

/** `cursor` goes on after a page. */
export const listQuery = z.strictObject({
  filter: filterText,
  cursor: z.optional(textUpTo(2_000)),
  ...ofAgency,
})
export const countQuery = z.strictObject({ where: whereText, ...ofAgency })

/** Adds name and domain to each route of one domain's table and keeps every literal type. */
export function defineRoutes<
  const Domain extends string,
  const Specs extends Record<string, RouteSpec>,
>(domain: Domain, specs: Specs) {
  const routeEntries = Object.entries(specs).map(([name, spec]) => [
    name,
    { ...spec, name, domain },
  ])
  return Object.fromEntries(routeEntries) as {
    readonly [Name in keyof Specs & string]: Specs[Name] & {
      readonly name: Name
      readonly domain: Domain
    }
  }
}

/**
 * The handler's file below functions/: `getItinerary` of `itineraries` is
 * `itineraries/routes/get-itinerary`.
 */
export function handlerFileOf({ domain, name }: Pick<Route, 'domain' | 'name'>): string {
  return `${domain}/routes/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
}

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Part<R extends Route, Key extends 'params' | 'query' | 'body'> = Key extends keyof R
  ? R[Key]
  : undefined

/** What a handler receives: everything parsed by the route's schemas. */
export interface RequestOf<R extends Route> {
  readonly params: OutputOf<Part<R, 'params'>>
  readonly query: OutputOf<Part<R, 'query'>>
  readonly body: OutputOf<Part<R, 'body'>>
}

/** What a caller sends. */
export interface CallOf<R extends Route> {
  readonly params: InputOf<Part<R, 'params'>>
  readonly query: InputOf<Part<R, 'query'>>
  readonly body: InputOf<Part<R, 'body'>>
}

/** What a handler may return: the answer before it is encoded. */
export type AnswerOf<R extends Route> = z.input<R['answer']>

/** What a caller gets. */
export type ReplyOf<R extends Route> = z.output<R['answer']>
