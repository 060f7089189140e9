import { api } from '../../lib/api/api'
import { isApiError, isRecord } from '../../lib/api/api-error'
import type { Answer } from '../../lib/api/route-table'
import { takeOrigin } from '../../lib/session/origin'
import { forgetDrafts } from '../../lib/session/private-cache'
import { keepToken } from '../../lib/session/token'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Stays signed in after the browser is closed. */
  readonly keep: boolean
}

/** What is still to be done after the right password. */
export interface SecondStep {
  readonly ticket: string
  readonly methods: readonly ('passkey' | 'code' | 'recoveryCode')[]
  readonly keep: boolean
}

/** Keeps the token, and sets the address to where the visitor was going (1 §2). */
export function enterAs(
  { id, expires, isCookieSecure }: Answer<'POST /api/Agents/login'>,
  keep: boolean,
): void {
  forgetDrafts()
  keepToken(id, { isSecure: isCookieSecure, expires: keep ? new Date(expires) : undefined })
  history.replaceState(null, '', takeOrigin() ?? '/builder')
}

/**
 * Signs in by email and password.
 * @returns the second step, where there is one
 * @throws ApiError with the reason when refused
 */
export async function signIn(credentials: Credentials): Promise<SecondStep | undefined> {
  try {
    enterAs(await api('POST /api/Agents/login', { body: credentials }), credentials.keep)
    return undefined
  } catch (error) {
    const { details } = isApiError(error, 'auth.second-step') ? error : {}
    if (!isRecord(details) || typeof details.ticket !== 'string' || !Array.isArray(details.methods))
      throw error
    return { ticket: details.ticket, methods: details.methods, keep: credentials.keep }
  }
}
