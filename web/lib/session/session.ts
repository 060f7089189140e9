import { createContext, useContext } from 'react'
import type { AgentPrincipal, FeatureFlag } from '#shared/access/principal'
import type { AccessLevel } from '#shared/access/route-access'
import type { SignedInUser } from '#shared/api/signed-in-user'
import type { Answer } from '../api/route-table'

/** What a page of the app needs to be opened (1 §2). */
export type PageAccess = Extract<AccessLevel, 'signedIn' | 'admin' | 'contentManager' | 'superadmin'>

export type AppConfig = Answer<'GET /_api/config'>

export interface Session {
  readonly user: SignedInUser
  readonly agency: SignedInUser['agency']
  /** The user as shared/access knows agents, with the flags in force. */
  readonly principal: AgentPrincipal
  /** The server's configuration; undefined when it could not be loaded, which is no obstacle (2 §8). */
  readonly config: AppConfig | undefined
  readonly has: (flag: FeatureFlag) => boolean
  readonly may: (access: PageAccess) => boolean
  readonly signOut: () => Promise<void>
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** Who is signed in. Below the app's guard there always is someone. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession needs a signed-in user')
  return session
}
