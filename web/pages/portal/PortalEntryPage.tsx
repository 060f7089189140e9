import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { Brand } from '../../components/brand/Brand'
import { Picture } from '../../components/picture/Picture'
import { ClientPasswordForm } from '../../features/portal/components/entry/ClientPasswordForm'
import { ClientSignIn } from '../../features/portal/components/entry/ClientSignIn'
import { EnterByLink } from '../../features/portal/components/entry/EnterByLink'
import { EntryByMail } from '../../features/portal/components/entry/EntryByMail'
import { artUrl } from '../../lib/media/picture-url'
import { usePageTitle } from '../../lib/title/use-page-title'
import { clientSignInTitle } from './entry-titles'

type Mode = 'login' | 'forgot' | 'enter' | 'activate' | 'reset'

interface Entry {
  readonly title: string
  readonly lead: string
  readonly Part: ComponentType<{ readonly token: string }>
}

const entries: Readonly<Record<Mode, Entry>> = {
  login: {
    title: 'Welcome back',
    lead: 'Your trips, your agent, everything in one place.',
    Part: ClientSignIn,
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We’ll email you a link to choose a new one.',
    Part: () => <EntryByMail kind="reset" />,
  },
  enter: { title: 'Opening your trip', lead: 'One moment.', Part: EnterByLink },
  activate: { title: 'Activate your account', lead: '', Part: ClientPasswordForm },
  reset: {
    title: 'Choose a new password',
    lead: '',
    Part: (props) => <ClientPasswordForm {...props} isReset />,
  },
}

/** How clients come in: a picture, and one card for signing in, a link of a mail, or a password. */
export function PortalEntryPage({
  mode,
  token = '',
}: {
  readonly mode: Mode
  readonly token?: string | undefined
}) {
  const { title, lead, Part } = entries[mode]
  usePageTitle(mode === 'login' ? clientSignInTitle : title)
  return (
    <Box sx={page}>
      <Box sx={{ position: 'absolute', inset: 0 }}>
        <Picture
          src={artUrl({ seed: 'portal', hour: 'dusk', ratio: '3x2' })}
          alt=""
          ratio="fill"
          eager
          grain
        />
        <Box sx={scrim} />
      </Box>
      <Box component="header" sx={{ position: 'relative', color: '#fff' }}>
        <Brand on="forest" size="large" />
      </Box>
      <Box component="main" sx={card}>
        <Typography variant="h1">{title}</Typography>
        {lead !== '' && (
          <Typography variant="lead" component="p" sx={{ color: 'ink.second', mt: -1 }}>
            {lead}
          </Typography>
        )}
        <Part key={mode} token={token} />
      </Box>
    </Box>
  )
}

const page = {
  position: 'relative',
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  p: '24px 16px 40px',
  bgcolor: 'forest.900',
  '@media (min-width: 700px)': { p: '32px 48px 60px' },
}
const scrim = {
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(180deg, rgba(8, 20, 16, 0.55), rgba(8, 20, 16, 0.15) 40%, rgba(8, 20, 16, 0.65))',
}
const card = {
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'center',
  width: 'min(420px, 100%)',
  display: 'grid',
  gap: '20px',
  p: '28px 24px',
  borderRadius: '20px',
  bgcolor: 'background.paper',
  boxShadow: 16,
  '@media (min-width: 700px)': { alignSelf: 'center', p: '36px 36px' },
  '& a': { color: 'forest.700', fontWeight: 600 },
}
