import type { AgentPrincipal } from '../access/principal'
import { isAdmin, isContentManager } from '../access/roles'

type LibraryUser = Pick<AgentPrincipal, 'agentId' | 'capabilities' | 'flags' | 'isAgencyAdmin'>

/** What of a medium decides who may change it. */
interface SharedMedium {
  /** Supplier code of the camp that it shows; empty for none. */
  readonly accommodation?: string | undefined
}

/**
 * Whether an agent approves media of their agency's library (2 §1; domain.md, An agency's own
 * media).
 */
export function mayApproveMedia(agent: LibraryUser): boolean {
  return isAdmin(agent) || isContentManager(agent)
}

/**
 * Whether an agent may tag, collect and describe a medium of their agency: everybody the agency's
 * own, content managers those of camps, which belong to the shared catalogue (2 §1; domain.md, An
 * agency's own media).
 */
export function mayEditMedium(agent: LibraryUser, { accommodation = '' }: SharedMedium): boolean {
  return isContentManager(agent) || accommodation === ''
}

/**
 * The page of an agency's library: content managers keep it with the catalogue's media (2 §2.4),
 * all others find the agency's own.
 */
export function libraryPageOf(agent: LibraryUser): {
  readonly path: string
  readonly label: string
} {
  return isContentManager(agent)
    ? { path: '/content', label: 'Content Library' }
    : { path: '/agency-library', label: 'Agency Library' }
}

/**
 * Whether an agent may remove a medium that they may edit: who uploaded it, and whoever approves (2
 * §7.4).
 */
export function mayRemoveMedium(
  agent: LibraryUser,
  uploader: string | undefined,
  medium: SharedMedium,
): boolean {
  return mayEditMedium(agent, medium) && (uploader === agent.agentId || mayApproveMedia(agent))
}
