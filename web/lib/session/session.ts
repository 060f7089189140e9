import { createContext, useContext } from 'react'
import type { AgentPrincipal, FeatureFlag } from '#shared/access/principal'
import type { AccessLevel } from '#shared/access/route-access'
import type { SignedInUser } from '#shared/api/signed-in-user'
import type { Answer } from '../api/route-table'

/** Requirements for opening a page (1 §2). */
export type PageAccess = Extract<
  AccessLevel,
  'signedIn' | 'admin' | 'contentManager' | 'superadmin'
>

export type AppConfig = Answer<'GET /_api/config'>

export interface Session {
  readonly user: SignedInUser
  readonly agency: SignedInUser['agency']
  /** The user as shared/access models agents, with the active flags. */
  readonly principal: AgentPrincipal
  /**
   * The server's configuration; undefined if it couldn't be loaded, which doesn't block the app (2
   * §8).
   */
  readonly config: AppConfig | undefined
  readonly has: (flag: FeatureFlag) => boolean
  readonly may: (access: PageAccess) => boolean
  readonly signOut: () => Promise<void>
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** The signed-in user. Below the app's guard there always is one. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession needs a signed-in user')
  return session
}
