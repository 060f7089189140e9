import { expect } from 'vitest'
import { thisProduct } from './this-product'

export const demoPassword = 'kgalagadi-2027'

export interface ApiAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked at as a program outside would
  readonly data: any
}

interface CallOptions {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export type ApiCaller = ReturnType<typeof apiCaller>

/** Calls the product over HTTP with nothing but a token, as the specification's program does. */
export function apiCaller(token?: string) {
  const call = async (address: string, options: CallOptions = {}): Promise<ApiAnswer> => {
    const [method = 'GET', path = '/'] = address.split(' ')
    const { body, query, headers } = options
    const url = new URL(path, thisProduct().address)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token !== undefined && { authorization: token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return { status: answer.status, data: isJson ? await answer.json() : await answer.blob() }
  }
  return {
    token,
    call,
    /** The answer's data of a call that succeeds, which is status 200 (2 §7). */
    async ok(address: string, options: CallOptions = {}) {
      const { status, data } = await call(address, options)
      expect({ address, status, data: status === 200 ? undefined : data }).toEqual({
        address,
        status: 200,
        data: undefined,
      })
      return data
    },
  }
}

/** Somebody of the demo's agencies, signed in by POST /api/Agents/login. */
export async function agentOf(email: string, password = demoPassword): Promise<ApiCaller> {
  const body = { email, password }
  return apiCaller((await apiCaller().ok('POST /api/Agents/login', { body })).id)
}

/** The link of the newest mail with these words and such a link. */
export async function mailedLink(words: string, pattern: RegExp): Promise<string> {
  const read = async (path: string) => (await fetch(new URL(path, thisProduct().address))).text()
  let found: string | undefined
  await expect
    .poll(async () => {
      const paths = (await read('/dev/mail')).matchAll(/\/dev\/mail\/[\w-]+/g)
      const mails = await Promise.all([...paths].map(([path]) => read(path)))
      const mail = mails.find((one) => one.includes(words) && pattern.test(one))
      found = pattern.exec(mail ?? '')?.[0]
      return found
    })
    .toBeDefined()
  return found ?? ''
}
