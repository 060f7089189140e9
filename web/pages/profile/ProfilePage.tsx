import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { inRow } from '../../components/looks/looks'
import { PersonAvatar } from '../../components/people/PersonAvatar'
import { useSession } from '../../lib/session/session'

/** My Account (1 §2): the signed-in user, their agency, and signing out. */
export function ProfilePage() {
  const { user, agency, may, signOut } = useSession()
  const roles = [
    may('superadmin') && 'Superadmin',
    may('admin') && 'Lead agent',
    may('contentManager') && 'Content manager',
  ].filter((role) => role !== false)
  return (
    <Box component="main" sx={{ width: 'min(720px, calc(100% - 40px))', m: '0 auto', p: '40px 0 60px' }}>
      <h1>My Account</h1>
      <Card sx={{ mt: 2, p: 3 }}>
        <Box component="header" sx={inRow(2)}>
          <PersonAvatar name={user.fullName} size={64} />
          <div>
            <h2>{user.fullName}</h2>
            <Box component="p" sx={{ color: 'ink.second' }}>
              {roles.length === 0 ? 'Agent' : roles.join(', ')}
            </Box>
          </div>
        </Box>
        <Box component="dl" sx={{ mt: 2.4 }}>
          <Fact name="Email" value={user.email} />
          <Fact name="Agency" value={agency.name} />
          <Fact name="Agency code" value={agency.agencyCode} />
          <Fact name="Selling currency" value={agency.currency} />
          <Fact name="Pricing" value={agency.model === 'net' ? 'Net rates plus margins' : 'Rack rates'} />
        </Box>
        <Box component="footer" sx={{ ...inRow(1), justifyContent: 'flex-end', pt: 2.2, ...ruled }}>
          <AsyncButton variant="text" color="error" onClick={signOut} startIcon={<Icon name="log-out" size={17} />}>
            Sign out
          </AsyncButton>
        </Box>
      </Card>
    </Box>
  )
}

const ruled = { borderTop: 1, borderColor: 'divider' }
const fact = {
  ...{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, gap: '0 20px', py: 1.3, ...ruled },
  '& dt': { color: 'ink.second' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Box sx={fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Box>
  )
}
