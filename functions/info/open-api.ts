import * as z from 'zod'
import type { Route } from '#shared/api/contract'
import { errorMessages } from '#shared/errors/error-messages'
import { jsonSchemaOf } from './json-schema'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document: every route with its parameters, body, answer and errors. */
export function openApiOf(routes: readonly Route[], { version }: { readonly version: string }): Json {
  const paths = new Map<string, Json>()
  for (const route of routes) {
    paths.set(route.path, { ...paths.get(route.path), [route.method.toLowerCase()]: operationOf(route) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tembea',
      version,
      description:
        'Plan, price and quote safari journeys. Amounts are integers of minor units unless the name says otherwise; dates are yyyy-MM-dd.',
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
        code: { type: 'string', enum: Object.keys(errorMessages) },
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
      : { requestBody: { required: true, content: { 'application/json': { schema: received(body) } } } }),
    responses: {
      200: { description: 'Done', content: answerOf(route) },
      ...Object.fromEntries(
        refusalsOf(route).map(([code, description]) => [code, { description, content: errorContent }]),
      ),
    },
  }
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

function answerOf({ contentType, answer }: Route): Json {
  if (contentType !== undefined) return { [contentType.split(';')[0] ?? contentType]: { schema: { type: 'string' } } }
  return { 'application/json': { schema: sent(answer) } }
}

const refusedFor = 'Cannot be processed, or the Idempotency-Key was used with a different body'

function refusalsOf({ method, who, params, body, query, versioned }: Route): [string, string][] {
  const takesSomething = params !== undefined || body !== undefined || query !== undefined
  return [
    ...(takesSomething ? [['400', 'Some fields are invalid; each is listed'] satisfies [string, string]] : []),
    ...(who === 'public' ? [] : [['401', 'Not signed in'] satisfies [string, string]]),
    ...(who === 'public' || who === 'signedIn' ? [] : [['403', 'Not allowed'] satisfies [string, string]]),
    ...(params === undefined ? [] : [['404', 'Not found'] satisfies [string, string]]),
    ...(versioned ? [['409', 'Changed since the version in If-Match'] satisfies [string, string]] : []),
    ...(versioned && method !== 'GET' ? [['422', refusedFor] satisfies [string, string]] : []),
  ]
}

function parametersOf({ method, params, query, versioned }: Route): Json {
  const parameters = [
    ...namedIn('path', params),
    ...namedIn('query', query),
    ...(versioned && method !== 'GET'
      ? [{ name: 'If-Match', in: 'header', required: versioned === 'demanded', schema: { type: 'string' } }]
      : []),
  ]
  return parameters.length === 0 ? {} : { parameters }
}

function namedIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = objectShape.parse(received(schema))
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }))
}

const objectShape = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
})

/** What a caller sends. */
const received = (schema: z.ZodType): Json => jsonSchemaOf(schema, 'input')
/** What a caller gets. */
const sent = (schema: z.ZodType): Json => jsonSchemaOf(schema, 'output')
