import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { termsVersion } from '#shared/access/terms-of-service'
import { calendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { Brand } from '../../../components/brand/Brand'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { radius } from '../../../components/looks/looks'
import { useSession } from '../../../lib/session/session'
import { usePageTitle } from '../../../lib/title/use-page-title'
import { usePatchObjectives } from '../api/objectives'

const terms: readonly (readonly [title: string, text: string])[] = [
  [
    'Your work is yours',
    'Itineraries, clients, prices and pictures that you enter belong to your agency. We keep them to run Tembea for you, and you can take them out or have them deleted.',
  ],
  [
    'Prices and availability',
    'Suppliers set rates and rooms. A price is firm once a supplier has confirmed it; holds expire at the time shown.',
  ],
  [
    'Your clients',
    'Enter personal details only where the client has agreed, and only those that the trip needs. We never sell them or use them for advertising.',
  ],
  [
    'Payments',
    'Payments are taken by our payment provider for your agency. Your agency answers to its clients for the trip that it sells.',
  ],
  [
    'Your account',
    'Keep your password to yourself, and tell us at once if someone else may have it. We may close accounts that are misused.',
  ],
]

/** Tembea's terms, which everybody accepts once before they begin. */
export function TermsGate() {
  const { user, signOut } = useSession()
  const [isRead, setRead] = useState(false)
  const accept = usePatchObjectives()
  usePageTitle('Terms of service')
  return (
    <Box component="main" sx={{ width: 'min(640px, calc(100% - 32px))', m: '7vh auto 40px' }}>
      <Brand size="large" />
      <Box component="section" sx={card}>
        <h1>Before you start, {user.firstName}</h1>
        <Box component="p" sx={{ mt: 0.4, color: 'ink.second' }}>
          Please read and accept our terms of service of {longDate(calendarDate(termsVersion))}.
        </Box>
        <Box tabIndex={0} role="region" aria-label="Terms of service" sx={text}>
          <dl>
            {terms.map(([title, words]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Box>
        <FormControlLabel
          control={
            <Checkbox checked={isRead} onChange={(event) => setRead(event.target.checked)} />
          }
          label="I have read the terms of service and accept them"
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.6 }}>
          <AsyncButton
            variant="main"
            disabled={!isRead}
            loading={accept.isPending}
            onClick={() => accept.mutateAsync({ termsAccepted: termsVersion })}
          >
            Accept and continue
          </AsyncButton>
          <Button variant="text" onClick={() => void signOut()}>
            Sign out
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

const card = {
  mt: 2,
  p: '26px 28px',
  borderRadius: radius.drawer,
  bgcolor: 'background.paper',
  boxShadow: 4,
}
const text = {
  maxHeight: '46vh',
  overflowY: 'auto',
  m: '16px 0 10px',
  p: '16px 18px',
  borderRadius: radius.card,
  bgcolor: 'ground.soft',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  '& dl': { display: 'grid', gap: 1.4 },
  '& dt': { fontWeight: 600 },
  '& dd': { color: 'ink.second' },
}
