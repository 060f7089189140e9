import { put } from './request-url'

export interface RequestHeaders {
  /** Names in lower case, values of one name joined with commas; without cookies and what concerns one connection only. */
  readonly headers: Record<string, string>
  /** Each cookie as `name=value`; undefined when there are none. */
  readonly cookies: string[] | undefined
}

/** Turns Node's flat list of names and values into the headers and cookies of an event. */
export function readHeaders(rawHeaders: readonly string[]): RequestHeaders {
  const headers: Record<string, string> = {}
  let cookies: string[] | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = lowerCase(rawHeaders[index] ?? '')
    const value = rawHeaders[index + 1] ?? ''
    if (name === 'cookie') cookies = [...(cookies ?? []), ...cookiesOf(value)]
    else if (!ofOneConnection.has(name)) {
      const known = headers[name]
      if (typeof known === 'string') headers[name] = `${known},${value}`
      else put(headers, name, value)
    }
  }
  return { headers, cookies }
}

const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
])

const cookiesOf = (value: string) => value.split(';').flatMap((cookie) => (cookie.trim() === '' ? [] : [cookie.trim()]))

const lowerCaseOf = new Map<string, string>()

/** Browsers send the same few names over and over; the map is kept small against those that do not. */
function lowerCase(name: string): string {
  const known = lowerCaseOf.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  if (lowerCaseOf.size < 500) lowerCaseOf.set(name, lower)
  return lower
}
