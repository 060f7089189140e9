import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Brand } from '../../components/brand/Brand'
import { inRow, radius } from '../../components/looks/looks'
import { feedbackFor } from '../../lib/errors/report'
import { lazyPage } from '../../lib/loading/lazy-page'

const FeedbackDialog = lazyPage(() => import('./FeedbackDialog'), 'FeedbackDialog')

/** The not-found page and the error screen (1 §2): the logo, a broken vehicle, and what to do. */
export function OopsPage({ eventId }: { readonly eventId?: string | undefined }) {
  const send = eventId === undefined ? undefined : feedbackFor(eventId)
  const [isAsking, setAsking] = useState(false)
  return (
    <Box component="main" sx={page}>
      <Box
        component="a"
        href="/"
        aria-label="Tembea, home"
        sx={{ justifySelf: 'start', ml: 'clamp(0px, 4vw, 50px)' }}
      >
        <Brand size="large" />
      </Box>
      <Box component="section" sx={card}>
        <Box sx={scene}>
          <BrokenVehicle />
        </Box>
        <Box sx={{ p: '26px 30px 30px' }}>
          <Typography variant="h2" component="h1">
            Oops! Something went wrong.
          </Typography>
          <Box component="p" sx={{ mt: 0.6, color: 'ink.second', '& a': link }}>
            You can try refreshing the page, go back, or <a href="/">go home</a>.
          </Box>
          <Box sx={{ ...inRow(1), flexWrap: 'wrap', mt: 2 }}>
            <Button size="small" href="/">
              Go home
            </Button>
            <Button size="small" variant="outlined" onClick={() => history.back()}>
              Go back
            </Button>
            {send !== undefined && (
              <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
                Report feedback
              </Button>
            )}
            {eventId !== undefined && (
              <Box
                component="span"
                className="tabular"
                sx={{ color: 'ink.note', fontSize: 12, overflowWrap: 'anywhere' }}
              >
                Event {eventId}
              </Box>
            )}
          </Box>
        </Box>
      </Box>
      {send !== undefined && isAsking && (
        <Suspense>
          <FeedbackDialog onSend={send} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Box>
  )
}

const page = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  minHeight: '100vh',
  p: '36px 20px 60px',
}
const card = {
  width: 'min(600px, 100%)',
  mt: 'min(6vh, 60px)',
  overflow: 'hidden',
  borderRadius: radius.drawer,
  bgcolor: 'background.paper',
  boxShadow: 16,
}
const scene = {
  display: 'grid',
  placeItems: 'end center',
  height: 260,
  pb: '22px',
  background: 'linear-gradient(180deg, #f6e3c6, #ebd3ae)',
}
const link = { color: 'forest.700', fontWeight: 600, textDecoration: 'underline' }
const drift = keyframes({ to: { transform: 'translateY(-4px)' } })
const vehicle = {
  width: 330,
  maxWidth: '84%',
  '& .smoke': { animation: `${drift} 3s ease-in-out infinite alternate` },
}

/** A car at the roadside with its bonnet up and one wheel off. */
function BrokenVehicle() {
  return (
    <Box component="svg" sx={vehicle} viewBox="0 0 220 110" aria-hidden="true">
      <ellipse cx="112" cy="100" rx="92" ry="6" fill="#0F2D23" opacity=".14" />
      <g
        className="smoke"
        fill="none"
        stroke="#938A79"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      >
        <path d="M172 30c-4-6 3-9 0-15M182 34c-4-7 4-10 0-18M162 28c-3-5 2-8 0-12" />
      </g>
      <path
        d="M26 84V58q0-6 6-6h24l9-22q2-5 7-5h44q5 0 6 5l3 22h24l34 8q5 2 5 7v17q0 4-4 4H30q-4 0-4-4z"
        fill="#28614F"
      />
      <path d="M70 52l7-17q1-3 4-3h13v20zM101 32h14q3 0 4 3l2 17h-20z" fill="#DFEDE6" />
      <path d="M147 51l30-22 6 6-22 18z" fill="#1B4A3B" />
      <path d="M40 66h80M128 60v26" stroke="#1B4A3B" strokeWidth="2" />
      <path d="M176 64h10v6h-10z" fill="#F29550" />
      <path d="M30 25h96v5H30z" fill="#153B2F" />
      <path
        d="M36 20q18-8 40 0M80 20q16-7 36 0"
        stroke="#98591A"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="60" cy="88" r="17" fill="#16231D" />
      <circle cx="60" cy="88" r="7" fill="#C9BEA9" />
      <g transform="rotate(14 158 90)">
        <ellipse cx="158" cy="90" rx="16" ry="13" fill="#16231D" />
        <circle cx="158" cy="90" r="7" fill="#C9BEA9" />
      </g>
    </Box>
  )
}
