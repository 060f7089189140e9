import * as z from 'zod/mini'

/** Names the step of a walk that failed, and what was answered. */
export class WalkFailure extends Error {
  override readonly name = 'WalkFailure'
}

/** Calls a step's address and reads its answer. */
export type Call = <S extends z.ZodMiniType>(
  step: string,
  request: { readonly method: string; readonly path: string; readonly body?: object },
  answer: S,
) => Promise<z.output<S>>

const session = z.object({ id: z.string() })

/**
 * Somebody who walks through the product at an address as a browser would: opens the page, and is
 * signed in for the calls that follow.
 * @param address without a slash at the end
 * @throws WalkFailure
 */
export async function enter({
  address,
  email,
  password,
  say,
}: {
  readonly address: string
  readonly email: string
  readonly password: string
  /** Told of each step that is done. */
  readonly say: (step: string) => void
}): Promise<Call> {
  let token = ''
  const call: Call = async (step, { method, path, body }, answer) => {
    const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) }
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    }
    const response = await fetch(`${address}${path}`, init).catch((error: unknown) => {
      throw new WalkFailure(`${step}: no answer of ${address}${path} (${error})`)
    })
    const text = await response.text()
    if (!response.ok) throw new WalkFailure(`${step}: ${response.status} ${text.slice(0, 500)}`)
    const parseResult = answer.safeParse(text.startsWith('<') ? text : JSON.parse(text))
    if (!parseResult.success)
      throw new WalkFailure(`${step}: an unexpected answer, ${text.slice(0, 500)}`)
    return parseResult.data
  }
  await call('Opening the page', { method: 'GET', path: '/login' }, z.string())
  say('The sign-in page opens')
  const signIn = { method: 'POST', path: '/api/Agents/login', body: { email, password } }
  token = (await call('Signing in', signIn, session)).id
  say('An agent signs in')
  return call
}

/** Ends the session of a walk. */
export const leave = (call: Call): Promise<unknown> =>
  call('Signing out', { method: 'POST', path: '/api/Agents/logout', body: {} }, z.unknown())
