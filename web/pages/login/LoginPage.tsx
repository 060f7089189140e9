import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { inColumn } from '../../components/looks/looks'
import { PublicLink } from '../../components/navigation/PublicLink'
import { Picture } from '../../components/picture/Picture'
import { registerAddress } from '../../lib/contact/contact'
import riverUrl from './art/sign-in.svg?no-inline'
import { SignInForm, type SignInFormProps } from './SignInForm'

/** Sign-in for agents: the form, and a river at dusk. */
export function LoginPage(props: SignInFormProps) {
  return (
    <Box sx={page}>
      <Box component="main" sx={side}>
        <Box component={PublicLink} href="/" aria-label="Tembea, home" sx={{ alignSelf: 'flex-start' }}>
          <Brand size="large" />
        </Box>
        <Box sx={{ width: 'min(400px, 100%)', m: 'auto 0', py: 4 }}>
          <Typography variant="display" component="h1">
            {useGreeting()}
          </Typography>
          <Typography variant="lead" component="p" sx={{ m: '10px 0 30px', color: 'ink.second' }}>
            Sign in to your agency.
          </Typography>
          <SignInForm {...props} />
          <Box component="p" sx={alt}>
            New here? <a href={registerAddress}>Register your agency</a>
          </Box>
        </Box>
      </Box>
      <Box component="aside" sx={view} aria-label="Okavango Delta, Botswana">
        <Picture src={riverUrl} alt="" ratio="fill" eager grain />
        <Box sx={scrim} />
        <Box component="p" sx={caption}>
          <Icon name="map-pin" size={15} />
          <span>
            Okavango Delta, Botswana
            <small className="tabular">19.28° S, 22.75° E, shortly after six</small>
          </span>
        </Box>
      </Box>
    </Box>
  )
}

const small = '@media (max-width: 900px)'
const page = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(440px, 600px) 1fr', minHeight: '100vh' },
  [small]: { gridTemplateColumns: '1fr' },
}
const side = { ...inColumn, p: '36px 50px 34px 70px', [small]: { p: '28px 24px' } }
const alt = {
  ...{ mt: 2, textAlign: 'center', color: 'ink.second' },
  '& a': { color: 'forest.700', fontWeight: 600 },
  '& a:hover': { textDecoration: 'underline' },
}
const view = {
  ...{ position: 'relative', overflow: 'hidden', m: '14px 14px 14px 0', borderRadius: '20px' },
  [small]: { display: 'none' },
}
const scrim = {
  ...{ position: 'absolute', inset: '50% 0 0' },
  background: 'linear-gradient(0deg, rgba(8, 20, 16, 0.55), transparent)',
}
const caption = {
  ...{ position: 'absolute', left: 30, bottom: 26, display: 'flex', gap: 1 },
  ...{ color: '#fff', fontWeight: 600, fontSize: 15, '& svg': { mt: '3px' } },
  '& small': { display: 'block', fontWeight: 500, fontSize: 13, opacity: 0.9 },
}

/** A greeting for the time of day, by the visitor's clock. */
export function greetingAt(now: Date): string {
  const hour = now.getHours()
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The current greeting; a neutral one in the prerendered page, which may be opened at any hour. */
function useGreeting(): string {
  return useSyncExternalStore(
    () => () => {},
    () => greetingAt(new Date()),
    () => 'Welcome back',
  )
}
