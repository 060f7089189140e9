import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'

// zod/mini says 'Invalid input' to everything. Whoever passes a schema's messages on imports this
// file first.
z.config({ ...english(), customError: plainWords })

/** What is missing, of another kind or beyond a limit, as a person says it; the rest as zod says it. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is required' : kindWords.get(String(issue.expected))
  if (issue.code === 'invalid_value') {
    if (issue.input === undefined) return 'is required'
    return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
  }
  if (issue.code === 'too_big') {
    return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${limitOf(issue.maximum, issue.origin)}`
  }
  if (issue.code !== 'too_small') return undefined
  if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty'
  return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${limitOf(issue.minimum, issue.origin)}`
}

function limitOf(limit: unknown, origin: string): string {
  const [one, many] = unitWords.get(origin) ?? []
  return one === undefined ? String(limit) : `${limit} ${limit === 1 ? one : many}`
}

const unitWords: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['string', ['character', 'characters']],
  ['array', ['entry', 'entries']],
])

const kindWords: ReadonlyMap<string, string> = new Map([
  ['string', 'must be a text'],
  ['number', 'must be a number'],
  ['int', 'must be a whole number'],
  ['boolean', 'must be true or false'],
  ['array', 'must be a list'],
  ['object', 'must be an object'],
  ['record', 'must be an object'],
])
