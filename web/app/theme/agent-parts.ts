import { chipParts } from './parts/chips'
import { surfaceParts } from './parts/surfaces'
import { switchParts } from './parts/switches'
import { firstParts, type Parts } from './theme'

/** How MUI's parts look in the agents' app: more of them than a visitor's first screen should carry. */
export const agentParts: Parts = { ...firstParts, ...switchParts, ...surfaceParts, ...chipParts }
