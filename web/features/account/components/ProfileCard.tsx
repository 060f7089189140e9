import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { TitledCard } from '../../../components/card/TitledCard'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { mediaUrl } from '../../../lib/media/picture-url'
import { useSession } from '../../../lib/session/session'
import type { Account } from '../api/account'
import { SettingRow } from './SettingRow'

const ProfileDialog = lazyPart(() => import('./ProfileDialog'), 'ProfileDialog')
const EmailDialog = lazyPart(() => import('./EmailDialog'), 'EmailDialog')
const HeadshotDialog = lazyPart(() => import('./HeadshotDialog'), 'HeadshotDialog')

/** Who the agent is: picture, name, phone and time zone. */
export function ProfileCard({ account }: { readonly account: Account }) {
  const { agency, may } = useSession()
  const [opened, setOpened] = useState<'profile' | 'headshot' | 'email'>()
  const close = () => setOpened(undefined)
  const name = `${account.firstName} ${account.lastName}`
  const roles = [
    may('superadmin') && 'Superadmin',
    may('admin') && 'Lead agent',
    may('contentManager') && 'Content manager',
  ].filter((role) => role !== false)
  return (
    <TitledCard
      title="Profile"
      actions={
        <Button
          size="small"
          variant="text"
          startIcon={<Icon name="pencil" size={15} />}
          onClick={() => setOpened('profile')}
        >
          Edit profile
        </Button>
      }
    >
      <Box sx={{ ...inRow(2), flexWrap: 'wrap', py: 1.6 }}>
        <PersonAvatar name={name} size={72} photo={mediaUrl(account.headshot, '1x1')} />
        <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
          <Box component="h3" sx={{ fontSize: 20, lineHeight: '26px', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="p" sx={{ color: 'ink.second', overflowWrap: 'anywhere' }}>
            {roles.length === 0 ? 'Agent' : roles.join(', ')} at {agency.name}
          </Box>
        </Box>
        <Button size="small" variant="outlined" onClick={() => setOpened('headshot')}>
          {account.headshot === undefined ? 'Add picture' : 'Change picture'}
        </Button>
      </Box>
      <SettingRow name="Email" value={account.email}>
        <Button size="small" variant="outlined" onClick={() => setOpened('email')}>
          Change email
        </Button>
      </SettingRow>
      <SettingRow name="Phone" value={account.phone || 'Not given'} />
      <SettingRow name="Time zone" value={account.timeZone.replaceAll('_', ' ') || 'Not chosen'} />
      {opened === 'email' && <EmailDialog account={account} onClose={close} />}
      {opened === 'profile' && <ProfileDialog account={account} onClose={close} />}
      {opened === 'headshot' && (
        <HeadshotDialog hasPicture={account.headshot !== undefined} onClose={close} />
      )}
    </TitledCard>
  )
}
