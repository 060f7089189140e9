import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { api } from '../../../lib/api/api'
import { leaveMasquerade } from '../../../lib/session/masquerade'
import { useSession } from '../../../lib/session/session'

/**
 * Who one is signed in as, how long still, and the way back: on every protected page while
 * masquerading.
 */
export function MasqueradeBanner() {
  const { user } = useSession()
  const ends = user.masquerade?.ends
  const seconds = useSecondsUntil(ends)
  const end = useMutation({
    mutationFn: () => api('POST /api/Agents/endMasquerade'),
    onSettled: leaveMasquerade,
  })
  useEffect(() => {
    if (seconds === 0) leaveMasquerade()
  }, [seconds])
  if (user.masquerade === undefined || seconds === undefined) return null
  return (
    <Box component="aside" aria-label="Signed in as someone else" sx={look}>
      <Icon name="user-round" size={17} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {user.masquerade.fullName}, you’re signed in as <b>{user.fullName}</b>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {' '}
          of {user.agency.name}
        </Box>
      </Box>
      <Box component="span" role="timer" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
        {timeLeft(seconds)} left
      </Box>
      <span className="visually-hidden" role="status">
        {seconds <= 60 ? 'Less than a minute left' : ''}
      </span>
      <Button size="small" disabled={end.isPending} onClick={() => end.mutate()}>
        End now
      </Button>
    </Box>
  )
}

/** Whole seconds until an instant, counted down; 0 once it is over. */
function useSecondsUntil(ends: string | undefined): number | undefined {
  const minutesLeft = () =>
    ends === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(ends) - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(minutesLeft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` depends on `ends` alone
  useEffect(() => {
    setSeconds(minutesLeft())
    if (ends === undefined) return
    const timer = setInterval(() => setSeconds(minutesLeft()), 1_000)
    return () => clearInterval(timer)
  }, [ends])
  return seconds
}

const look = {
  ...inRow(1.4),
  justifyContent: 'center',
  flexWrap: 'wrap',
  p: '7px 20px',
  position: 'sticky',
  top: 0,
  zIndex: 19,
  bgcolor: 'warning.ground',
  color: 'warning.main',
  fontWeight: 500,
  boxShadow: 1,
  '@media print': { display: 'none' },
}

/** `59:05`, `1:00:00`: seconds as a clock shows them. */
export function timeLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
