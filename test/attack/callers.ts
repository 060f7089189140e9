import {
  agentPrincipalSchema,
  clientPrincipalSchema,
  keyScopes,
  type Principal,
  partnerPrincipalSchema,
} from '#shared/access/principal'
import { mayCall } from '#shared/access/route-access'
import type { Route } from '#shared/api/contract'
import { impersonationHeaders } from '#shared/api/masquerade'
import { newClientSession } from '../../functions/data/people/client-sessions'
import { sessionStore } from '../../functions/data/people/session-store'
import { commit } from '../../functions/data/table/commit'
import type { Table } from '../../functions/data/table/table-access'
import type { Realm } from './harvest'
import { callHttp, readJson } from './http-call'

type Headers = Readonly<Record<string, string>>

/** Somebody who sends requests. */
export interface Caller {
  readonly name: string
  readonly realm: Realm
  /** Whose answers their requests are made of: a client sees little of what the agency sees. */
  readonly memory: Realm
  /** Whether a route is open to them. */
  may(route: Route): boolean
  /** Sees every agency, so that nothing is foreign to them. */
  readonly seesAll: boolean
  headers: Headers
  /** Begins a session, and gives the headers that it is used by. */
  signIn(): Promise<Headers>
}

/** The demo's people, each once for what they may. */
const people = {
  agent: { agencyId: 'agy_marula', agentId: 'agt_naledi' },
  'lead agent': { agencyId: 'agy_marula', agentId: 'agt_thabo', isAgencyAdmin: true },
  'lead of another': { agencyId: 'agy_baobab', agentId: 'agt_imani', isAgencyAdmin: true },
  'agent of a third': { agencyId: 'agy_direct', agentId: 'agt_peter' },
  'content manager': {
    agencyId: 'agy_direct',
    agentId: 'agt_zawadi',
    capabilities: ['contentmanager'],
  },
  superadmin: {
    agencyId: 'agy_direct',
    agentId: 'agt_samuel',
    isAgencyAdmin: true,
    capabilities: ['superadmin'],
  },
} as const

const agentPrincipal = (name: keyof typeof people) =>
  agentPrincipalSchema.parse({
    kind: 'agent',
    agencyCode: 'XXX000',
    isAgencyAdmin: false,
    capabilities: [],
    flags: [],
    ...people[name],
  })

/** Nobody, the demo's people, keys, and two whose session is not what it seems. */
export async function signedInCallers(address: string, table: Table): Promise<Caller[]> {
  const signIn = async (name: keyof typeof people): Promise<string> => {
    const at = { keep: false, now: new Date() }
    return (await sessionStore(table).start(agentPrincipal(name), at)).token
  }
  const callers: Caller[] = [
    callerFrom({ name: 'nobody', realm: '', signIn: async () => ({}) }),
    ...(Object.keys(people) as (keyof typeof people)[]).map((name) =>
      callerFrom({
        name,
        // What superadmins see of others is not their own agency's.
        realm: name === 'superadmin' ? 'all' : people[name].agencyId,
        principal: agentPrincipal(name),
        seesAll: name === 'superadmin',
        signIn: async () => ({ authorization: await signIn(name) }),
      }),
    ),
    clientCaller(table),
    keyCaller(address, { kind: 'partner', root: () => signIn('superadmin') }),
    keyCaller(address, { kind: 'system', root: () => signIn('superadmin') }),
    callerFrom({
      name: 'lead as an agent',
      realm: 'agy_marula',
      principal: agentPrincipal('agent'),
      signIn: async () => masquerade(address, await signIn('lead agent')),
    }),
    callerFrom({
      name: 'signed out',
      realm: '',
      async signIn() {
        const authorization = await signIn('agent')
        await sessionStore(table).end(authorization)
        return { authorization }
      },
    }),
  ]
  // A write whose answer was lost on a busy machine is refused when it is repeated.
  for (const caller of callers) caller.headers = await caller.signIn().catch(() => caller.signIn())
  return callers
}

interface CallerParts extends Pick<Caller, 'name' | 'realm' | 'signIn'> {
  readonly memory?: Realm
  readonly principal?: Principal
  readonly seesAll?: boolean
}

const callerFrom = ({
  name,
  realm,
  memory = realm,
  principal,
  seesAll = false,
  signIn,
}: CallerParts): Caller => ({
  name,
  realm,
  memory,
  seesAll,
  signIn,
  headers: {},
  may: ({ who, scope }) => mayCall(who, principal, scope) === 'ok',
})

function clientCaller(table: Table): Caller {
  const principal = clientPrincipalSchema.parse({
    kind: 'client',
    agencyId: 'agy_marula',
    clientId: 'cli_astrid',
    email: 'astrid.lindqvist@nordmail.se',
  })
  return callerFrom({
    name: 'client',
    realm: principal.agencyId,
    memory: principal.clientId,
    principal,
    async signIn() {
      const { token, write } = newClientSession(principal, { keep: false, now: new Date() })
      await commit(table, [write])
      return { authorization: token }
    },
  })
}

function keyCaller(
  address: string,
  { kind, root }: { readonly kind: 'partner' | 'system'; readonly root: () => Promise<string> },
): Caller {
  const agencyId = kind === 'partner' ? 'agy_marula' : 'agy_baobab'
  const body = { agencyId, name: `Key of a ${kind}`, kind, scopes: [...keyScopes] }
  return callerFrom({
    name: `key of a ${kind}`,
    realm: agencyId,
    principal: partnerPrincipalSchema.parse(body),
    async signIn() {
      const { key } = await post(address, '/api/ApiKeys', {
        headers: { authorization: await root() },
        body,
      })
      return { authorization: String(key) }
    },
  })
}

async function masquerade(address: string, authorization: string): Promise<Headers> {
  const { id, from } = await post(address, '/api/Agents/loginAsUser', {
    headers: { authorization },
    body: { userId: people.agent.agentId },
  })
  return {
    authorization,
    [impersonationHeaders.token]: String(id),
    [impersonationHeaders.from]: String(from),
  }
}

/** The answer of a POST that has to succeed. */
async function post(
  address: string,
  path: string,
  { headers, body }: { readonly headers: Headers; readonly body: unknown },
): Promise<Record<string, unknown>> {
  const answer = await callHttp(address, { method: 'POST', path, headers, body })
  if (answer.status !== 200)
    throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`)
  return Object(readJson(answer))
}
