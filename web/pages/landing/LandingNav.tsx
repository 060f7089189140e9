import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Brand } from '../../components/brand/Brand'
import { PublicLink } from '../../components/navigation/PublicLink'
import { goTo } from '../../lib/navigation/public-path'
import { stories } from './landing-words'

/** The bar above the public pages, on the picture or on forest. */
export function LandingNav({ here }: { readonly here?: string }) {
  return (
    <Stack direction="row" sx={looks.nav}>
      <Box
        component={PublicLink}
        href="/"
        sx={{ display: 'inline-flex' }}
        aria-label="Tembea, home"
      >
        <Brand size="large" on="forest" />
      </Box>
      <Stack component="nav" direction="row" sx={looks.links} aria-label="Main">
        {stories.map(({ path, name }) => (
          <PublicLink key={path} href={path} aria-current={here === path ? 'page' : undefined}>
            {name}
          </PublicLink>
        ))}
      </Stack>
      <Button
        variant="glass"
        href="/login"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          goTo('/login')
        }}
      >
        Sign in
      </Button>
    </Stack>
  )
}

const looks = {
  nav: {
    position: 'relative',
    alignItems: 'center',
    gap: '44px',
    p: '26px 60px',
    color: '#fff',
    '@media (max-width: 760px)': { gap: 2, p: 2, '& > :last-child': { ml: 'auto' } },
  },
  links: {
    flex: 1,
    gap: 3,
    fontWeight: 500,
    fontSize: 15,
    '& a:hover': {
      textDecoration: 'underline 2px var(--mui-palette-ember-400)',
      textUnderlineOffset: '8px',
    },
    '& a[aria-current]': {
      textDecoration: 'underline 2px var(--mui-palette-ember-400)',
      textUnderlineOffset: '8px',
    },
    '@media (max-width: 760px)': { display: 'none' },
  },
} as const
