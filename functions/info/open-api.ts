import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { errorCatalogue } from '#shared/errors/error-catalogue'
import { jsonSchemaOf } from './json-schema'

type Json = Record<string, unknown>

/**
 * The contract as an OpenAPI 3.1 document: every route with its parameters, body, answer and
 * errors.
 */
export function openApiOf(
  routes: readonly Route[],
  { version }: { readonly version: string },
): Json {
  const paths = new Map<string, Json>()
  for (const route of routes) {
    paths.set(route.path, {
      ...paths.get(route.path),
      [route.method.toLowerCase()]: operationOf(route),
    })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tembea',
      version,
      description:
        'Plan, price and quote safari journeys. Amounts are integers of minor units unless the name says otherwise; dates are yyyy-MM-dd. Lists take `filter`, a JSON object of where, fields, order, limit, skip and include; counts take its `where`; searches by name take `term`. Left out, they mean all that the caller may see.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ domain }) => domain))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of POST /api/Agents/login',
        },
      },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        details: {
          type: 'object',
          description: 'Details of the error; `fields` lists the invalid fields of a request',
        },
        requestId: { type: 'string' },
      },
    },
  },
}

function operationOf(route: Route): Json {
  const { name, domain, summary, who, body } = route
  return {
    operationId: name,
    tags: [domain],
    summary,
    description: `Access: ${who}.${route.versioned ? ' The version is returned as ETag and sent back as If-Match.' : ''}`,
    security: who === 'public' ? [] : [{ token: [] }],
    ...parametersOf(route),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: inputSchema(body) } },
          },
        }),
    responses: {
      ...goodAnswerOf(route),
      ...Object.fromEntries(
        refusalsOf(route).map(([code, description]) => [
          code,
          { description, content: errorContentOf(route) },
        ]),
      ),
    },
  }
}

/** Papers are too large for an answer. */
const isPaper = ({ contentType }: Route): boolean => contentType === 'application/pdf'
function goodAnswerOf(route: Route): Json {
  const content = answerOf(route)
  if (isPaper(route))
    return { 303: { description: 'The PDF is at Location for 15 minutes', content } }
  const doneAnswer = { 200: { description: 'Done', content } }
  return route.redirects
    ? { ...doneAnswer, 303: { description: 'The next page is at Location', content } }
    : doneAnswer
}

/**
 * A page tells a person what is wrong as a page; what the runtime refuses before it is JSON there
 * too.
 */
const errorContentOf = ({ contentType }: Route): Json => ({
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  ...(contentType?.startsWith('text/html') ? { 'text/html': { schema: { type: 'string' } } } : {}),
})

/** A page brings its style sheet from the same address (`part=style`). */
function answerOf({ contentType, method, answer }: Route): Json {
  const types = contentType === undefined ? [] : [contentType.split(';')[0] ?? contentType]
  if (contentType?.startsWith('text/html') && method === 'GET') types.push('text/css')
  if (types.length > 0)
    return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]))
  return { 'application/json': { schema: outputSchema(answer) } }
}

/**
 * Every status that a route may answer beside its good one: what it takes and changes decides which
 * there can be. What the edge and the gateway refuse by themselves may come from any route.
 */
function refusalsOf(route: Route): [status: number, description: string][] {
  const { who, domain, params, body, query } = route
  const signsIn = domain === 'agents' || domain === 'portal'
  const takesSomething = params !== undefined || body !== undefined || query !== undefined
  const refusals: [status: number, description: string, isPossible: boolean][] = [
    [400, 'Some fields are invalid or unknown; each is listed', true],
    [401, 'Not signed in, or the password is wrong', who !== 'public' || signsIn],
    [403, 'Not allowed', who !== 'public' || signsIn],
    [404, 'Not found', takesSomething],
    [
      409,
      'Changed since the version in If-Match, not possible in the present state, or changed by others at the same moment: try again',
      isChanging(route) || who !== 'public',
    ],
    [413, 'The body or the address is too large', true],
    [415, 'The body is not JSON', body !== undefined],
    [
      422,
      'Cannot be processed, or the Idempotency-Key was used with a different body',
      takesSomething,
    ],
    [431, 'The headers are too large', true],
    [429, 'Too many requests, or attempts to sign in', true],
    [500, 'Failed; the log has the cause under the requestId', true],
    [503, 'Busy, or a service it depends on does not answer: try again', true],
  ]
  return refusals.flatMap(([status, description, isPossible]) =>
    isPossible ? [[status, description]] : [],
  )
}

/** Whether a repeat with the same Idempotency-Key gets the first answer. */
export const honoursKey = (route: Route): boolean =>
  route.once === true || (route.versioned === true && isChanging(route))

const isChanging = ({ method, safe }: Route): boolean => method !== 'GET' && safe !== true

function parametersOf(route: Route): Json {
  const { params, query, versioned } = route
  const parameters = [
    ...namedIn('path', params),
    ...namedIn('query', query),
    ...(versioned && isChanging(route)
      ? [
          header(
            'If-Match',
            'The version last seen; a later one answers 409',
            '^(W/)?"?[0-9]{1,9}"?$',
          ),
        ]
      : []),
    ...(honoursKey(route)
      ? [header('Idempotency-Key', 'A repeat within a day gets the first answer', idempotencyKey)]
      : []),
  ]
  return parameters.length === 0 ? {} : { parameters }
}

const idempotencyKey = '^[A-Za-z0-9_-]{8,128}$'
const header = (name: string, description: string, pattern: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', pattern },
})

function namedIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = objectShape.parse(inputSchema(schema))
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }))
}

const objectShape = z.object({
  properties: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  required: z.optional(z.array(z.string())),
})

/** What a caller sends. */
const inputSchema = (schema: z.ZodMiniType): Json => jsonSchemaOf(schema, 'input')
/** What a caller gets. */
const outputSchema = (schema: z.ZodMiniType): Json => jsonSchemaOf(schema, 'output')
