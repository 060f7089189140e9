import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { setConsent } from '../../lib/consent/consent'

/** Asks once whether the use of pages may be counted; both answers are as easy. */
export function ConsentBar() {
  return (
    <Card component="section" aria-label="Usage statistics" sx={look}>
      <p>
        May we count which pages and buttons are used, to improve Tembea? No names, no trips, nobody
        followed elsewhere.
      </p>
      <Button size="small" variant="outlined" onClick={() => setConsent('no')}>
        No, thanks
      </Button>
      <Button size="small" variant="outlined" onClick={() => setConsent('yes')}>
        Allow
      </Button>
    </Card>
  )
}

const look = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 16,
  left: 16,
  maxWidth: 'min(560px, calc(100vw - 32px))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: '12px 16px',
  boxShadow: 16,
  '& p': { flex: '1 1 260px', m: 0, fontSize: 13, lineHeight: '19px' },
}
