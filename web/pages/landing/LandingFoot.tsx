import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Brand } from '../../components/brand/Brand'
import { ConsentChoice } from '../../components/consent/ConsentChoice'
import { PublicLink } from '../../components/navigation/PublicLink'

export function LandingFoot() {
  return (
    <Stack component="footer" direction="row" sx={looks.foot}>
      <Box
        component={PublicLink}
        href="/"
        sx={{ display: 'inline-flex' }}
        aria-label="Tembea, home"
      >
        <Brand />
      </Box>
      <p>“Tembea” is Swahili for “walk, travel”.</p>
      <ConsentChoice />
      <Button variant="main" href="/register">
        Register your agency
      </Button>
    </Stack>
  )
}

const looks = {
  foot: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '14px 24px',
    p: '34px max(100px, calc((100% - 1240px) / 2))',
    color: 'ink.second',
    '& > p:first-of-type': { flex: 1 },
    '@media (max-width: 1240px)': { pl: 4, pr: 4 },
    '@media (max-width: 760px)': { p: '30px 20px' },
  },
} as const
