import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { RequestOf, Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import './schema-messages'

/**
 * Largest body that a route reads, in bytes; uploads go straight to storage. The gateway itself
 * stops at 10 MB.
 */
export const bodyLimitBytes = 512 * 1024

const nothing = z.strictObject({})

/** Parses path, query and body by the route's schemas, naming every field that is wrong. */
export function parseRequest<R extends Route>(
  route: R,
  event: APIGatewayProxyEventV2,
): RequestOf<R> {
  const problems: FieldProblem[] = []
  const readPart = (part: string, schema: z.ZodMiniType | undefined, value: unknown) => {
    const result = (schema ?? nothing).safeParse(value ?? {})
    if (result.success) return schema === undefined ? undefined : result.data
    problems.push(...result.error.issues.flatMap((issue) => fieldProblemsOf(part, issue)))
    return undefined
  }
  const sentBody = route.body === undefined ? undefined : bodyOf(event)
  const parsedParts = {
    params: readPart('path', route.params, event.pathParameters),
    query: readPart('query', route.query, event.queryStringParameters),
    body: sentBody === undefined ? undefined : readPart('body', route.body, sentBody.value),
  }
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems })
  if (sentBody !== undefined) refuseHalfCharacters(sentBody.text, parsedParts.body)
  return parsedParts as RequestOf<R> // the schemas that made it are the ones its type is inferred from
}

/** A field and what is wrong with it: `{ field: 'body.itinerary.adults', message: '…' }`. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

function fieldProblemsOf(part: string, issue: z.core.$ZodIssue): FieldProblem[] {
  const path = [part, ...issue.path.map(String)].join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: `${path}.${key}`, message: 'Unknown field' }))
  return [{ field: path, message: issue.message }]
}

function bodyOf(event: APIGatewayProxyEventV2): { readonly value: unknown; readonly text: string } {
  const type = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (event.body === undefined || event.body === '') return { value: {}, text: '' }
  if (type !== 'application/json')
    throw new AppError('request.unsupported-type', { contentType: type ?? 'none' })
  const text = event.isBase64Encoded
    ? Buffer.from(event.body, 'base64').toString('utf8')
    : event.body
  if (Buffer.byteLength(text) > bodyLimitBytes)
    throw new AppError('request.too-large', { limitBytes: bodyLimitBytes })
  return { value: jsonOf(text), text }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('request.broken-json', { field: 'body' })
  }
}

/**
 * The version that the caller last saw, from `If-Match: "7"`; without the header a change is made
 * to the present one.
 * @throws AppError request.invalid when it is no version
 */
export function optionalIfMatchOf(event: APIGatewayProxyEventV2): number | undefined {
  const ifMatch = event.headers['if-match']
  if (ifMatch === undefined) return undefined
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch)
  if (match === null) {
    refuseField('header.If-Match', 'The version you last read is required')
  }
  return Number(match[1])
}

/**
 * One half of a character that takes two UTF-16 units, without the other: no text has it, and no
 * store takes it.
 */
const half = /\p{Surrogate}/u
const escapedHalf = /\\u[dD][89a-fA-F]/

/**
 * Refuses texts with half a character in a body. UTF-8 has none: only the escapes of JSON bring
 * them, as in `"\ud83d"`.
 * @param text - the body as it came
 * @param value - as its schema has read it: what that leaves out does no harm
 * @throws AppError request.invalid naming each field
 */
function refuseHalfCharacters(text: string, value: unknown): void {
  if (!escapedHalf.test(text)) return
  const message = 'must not contain an incomplete character'
  const fields = fieldsWith(half, value).map((field) => ({ field, message }))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}

/**
 * Where a value has such texts; a name counts as text of what holds it. Without recursion: a body
 * may be deep.
 */
function fieldsWith(pattern: RegExp, body: unknown): string[] {
  const fields: string[] = []
  const queue: [field: string, value: unknown][] = [['body', body]]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && pattern.test(value)) fields.push(field)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (pattern.test(name)) fields.push(field)
      else queue.push([`${field}.${name}`, inner])
    }
  }
  return [...new Set(fields)].sort()
}
