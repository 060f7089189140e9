import Box from '@mui/material/Box'
import { setConsent, useConsent } from '../../lib/consent/consent'

/**
 * Where whoever answered the question about usage statistics changes their mind; nothing where it
 * was not asked.
 */
export function ConsentChoice() {
  const consent = useConsent()
  if (consent !== 'yes' && consent !== 'no') return null
  const isGiven = consent === 'yes'
  return (
    <Box component="p" sx={look}>
      Usage statistics are {isGiven ? 'on' : 'off'}.{' '}
      <button type="button" onClick={() => setConsent(isGiven ? 'no' : 'yes')}>
        {isGiven ? 'Turn off' : 'Turn on'}
      </button>
    </Box>
  )
}

const look = {
  m: 0,
  fontSize: 13,
  lineHeight: '20px',
  '& button': {
    minHeight: 24,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
}
