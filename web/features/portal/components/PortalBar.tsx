import Box from '@mui/material/Box'
import { Icon } from '../../../components/icons/Icon'
import { ellipsis } from '../../../components/looks/looks'
import { PublicLink } from '../../../components/navigation/PublicLink'
import { signOut } from '../api/client-session'

interface PortalBarProps {
  readonly agency: { readonly name: string; readonly logo: string | undefined }
  /** Over a hero picture the bar has no ground of its own. */
  readonly isOver?: boolean
}

/** The agency's name or logo, which leads to all trips, and the way out. */
export function PortalBar({ agency, isOver = false }: PortalBarProps) {
  return (
    <Box component="header" sx={{ ...bar, ...(isOver ? over : solid) }}>
      <Box
        component={PublicLink}
        href="/client"
        sx={{ ...ellipsis, flex: 1, fontWeight: 600, fontSize: 17 }}
      >
        {agency.logo === undefined ? (
          agency.name
        ) : (
          <Box
            component="img"
            src={`/media/${agency.logo}`}
            alt={agency.name}
            sx={{ height: 34, display: 'block' }}
          />
        )}
      </Box>
      <Box
        component={PublicLink}
        href="/client/devices"
        aria-label="Where you’re signed in"
        sx={out}
      >
        <Icon name="user-round" size={20} />
      </Box>
      <Box
        component="button"
        type="button"
        aria-label="Sign out"
        onClick={() => void signOut()}
        sx={out}
      >
        <Icon name="log-out" size={20} />
      </Box>
    </Box>
  )
}

const out = { p: '12px', borderRadius: 99, cursor: 'pointer', display: 'grid' }
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: '10px 10px 10px 20px',
  color: '#fff',
  minHeight: 60,
}
const solid = { bgcolor: 'forest.800' }
const over = { position: 'absolute', inset: '0 0 auto', zIndex: 2 }
