/** The parts of a call, whatever its route. */
export interface AnyCall {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly version?: number | undefined
  readonly idempotencyKey?: string | undefined
}

/** Builds the request of an address: `GET /api/Camps/{id}` with `{ params: { id } }`. Objects in a query travel as JSON. */
export function requestOf(
  address: string,
  call: AnyCall,
  token: string | undefined,
): { url: string; init: RequestInit } {
  const [method = 'GET', template = ''] = address.split(' ')
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', token)
  if (call.version !== undefined) headers.set('if-match', `"${call.version}"`)
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey)
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (call.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(call.body)
  }
  return { url: `${pathOf(template, call.params)}${queryOf(call.query)}`, init }
}

function pathOf(template: string, params: object = {}): string {
  const values = new Map(Object.entries(params))
  return template.replace(/\{(\w+)\+?\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}

function queryOf(query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}
