import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, useSyncExternalStore } from 'react'
import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { inColumn } from '../../components/looks/looks'
import { PublicLink } from '../../components/navigation/PublicLink'
import { Picture } from '../../components/picture/Picture'
import { lazyPart } from '../../lib/loading/lazy-page'
import { usePath } from '../../lib/navigation/public-path'
import riverUrl from './art/sign-in.svg?no-inline'
import { type LoginMode, loginAddressOf } from './login-mode'
import { SignInForm, type SignInFormProps } from './SignInForm'
import type { SecondStep } from './sign-in'

const AccountPage = lazyPart(() => import('./AccountPage'), 'AccountPage')
const SecondStepForm = lazyPart(() => import('./SecondStepForm'), 'SecondStepForm')

/** Heading and the line below it, where the page is not for signing in. */
const words: Readonly<
  Record<Exclude<LoginMode, 'login'>, readonly [heading: string, lead?: string]>
> = {
  forgot: ['Forgot your password?', 'We’ll email you a link to choose a new one.'],
  forgotten: ['Check your email'],
  loggedOut: ['You’ve signed out', 'See you soon.'],
  reset: ['Choose a new password'],
  register: ['Register your agency', 'Free for 30 days. You’ll be its lead agent.'],
  registered: ['Check your email'],
  verified: ['You’re all set'],
  activate: ['Activate your account'],
}

/** Sign-in of agents in all its modes: a form, and a river at dusk. */
export function LoginPage(props: SignInFormProps) {
  const greeting = useGreeting()
  const { mode, ...link } = loginAddressOf(usePath()) ?? { mode: 'login' }
  const [step, setStep] = useState<SecondStep>()
  const isSignIn = mode === 'login' || mode === 'loggedOut'
  const usual = mode === 'login' ? [greeting, 'Sign in to your agency.'] : words[mode]
  const [heading, lead] =
    isSignIn && step !== undefined ? ['Confirm it’s you', 'One more step to sign in.'] : usual
  return (
    <Box sx={page}>
      <Box component="main" sx={side}>
        <Box
          component={PublicLink}
          href="/"
          aria-label="Tembea, home"
          sx={{ alignSelf: 'flex-start' }}
        >
          <Brand size="large" />
        </Box>
        <Box sx={{ width: 'min(400px, 100%)', m: 'auto 0', py: 4, [small]: { mx: 'auto' } }}>
          <Typography variant="display" component="h1">
            {heading}
          </Typography>
          <Typography variant="lead" component="p" sx={{ m: '10px 0 30px', color: 'ink.second' }}>
            {lead}
          </Typography>
          {isSignIn && step === undefined && <SignInForm {...props} onSecondStep={setStep} />}
          {isSignIn && step !== undefined && (
            <SecondStepForm
              step={step}
              onSignedIn={props.onSignedIn}
              onStartOver={() => setStep(undefined)}
            />
          )}
          {!isSignIn && (
            <Box sx={dividedLook}>
              <AccountPage key={mode} mode={mode} {...link} {...props} />
            </Box>
          )}
          {(mode === 'login' || mode === 'forgot') && step === undefined && (
            <Box component="p" sx={alt}>
              New here? <PublicLink href="/register">Register your agency</PublicLink>
            </Box>
          )}
          {mode === 'register' && (
            <Box component="p" sx={alt}>
              Already registered? <PublicLink href="/login">Sign in</PublicLink>
            </Box>
          )}
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
  display: 'grid',
  gridTemplateColumns: 'minmax(440px, 600px) 1fr',
  minHeight: '100vh',
  [small]: { gridTemplateColumns: '1fr' },
}
const side = { ...inColumn, p: '36px 50px 34px 70px', [small]: { p: '28px 24px' } }
const dividedLook = {
  '& a': { color: 'forest.700', fontWeight: 600 },
  '& a:hover': { textDecoration: 'underline' },
}
const alt = { mt: 2, textAlign: 'center', color: 'ink.second', ...dividedLook }
const view = {
  position: 'relative',
  overflow: 'hidden',
  m: '14px 14px 14px 0',
  borderRadius: '20px',
  [small]: { display: 'none' },
}
const scrim = {
  position: 'absolute',
  inset: '50% 0 0',
  background: 'linear-gradient(0deg, rgba(8, 20, 16, 0.55), transparent)',
}
const caption = {
  position: 'absolute',
  left: 30,
  bottom: 26,
  display: 'flex',
  gap: 1,
  color: '#fff',
  fontWeight: 600,
  fontSize: 15,
  '& svg': { mt: '3px' },
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
