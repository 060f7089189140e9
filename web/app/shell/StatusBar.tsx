import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { daysBetween } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { Icon } from '../../components/icons/Icon'
import type { IconName } from '../../components/icons/icon-names'
import { inRow } from '../../components/looks/looks'
import { useServerReachable } from '../../lib/api/reachability'
import { exchangeRatesQuery } from '../../lib/exchange/exchange-rates-query'
import { useSession } from '../../lib/session/session'
import { createStoredStore } from '../../lib/store/stored'
import { todayHere } from '../../lib/time/today-here'

interface StatusEntry {
  readonly id: string
  readonly tone: 'warning' | 'error' | 'info'
  readonly icon: IconName
  readonly text: ReactNode
  /** Whether the user may hide it until there is other news. */
  readonly isDismissible?: true
}

/** Rates are fetched daily; after so many days they are worth a warning. */
const freshDays = 2

/**
 * The status bar of protected pages (1 §2): one line, the gravest thing that concerns every page.
 */
export function StatusBar() {
  const dismissedBars = dismissedStore.use()
  const entry = [useConnectionEntry(), useTrialEntry(), useRatesEntry()].find(
    (one) => one !== undefined && !dismissedBars.includes(one.id),
  )
  return (
    <Box role="status" sx={{ '@media print': { display: 'none' } }}>
      {entry !== undefined && <Line {...entry} />}
    </Box>
  )
}

function Line({ id, tone, icon, text, isDismissible }: StatusEntry) {
  return (
    <Box sx={{ ...line, bgcolor: `${tone}.ground`, color: `${tone}.main` }}>
      <Icon name={icon} size={16} />
      <span>{text}</span>
      {isDismissible && (
        <IconButton size="small" color="inherit" aria-label="Dismiss" onClick={() => dismiss(id)}>
          <Icon name="x" size={14} />
        </IconButton>
      )}
    </Box>
  )
}

const line = {
  ...inRow(1),
  justifyContent: 'center',
  minHeight: 36,
  p: '5px 20px',
  fontWeight: 500,
} as const

function useConnectionEntry(): StatusEntry | undefined {
  if (useServerReachable()) return undefined
  const text = 'We can’t reach Tembea. Work is saved here and will sync when you reconnect.'
  return { id: 'connection', tone: 'warning', icon: 'wifi-off', text }
}

function useTrialEntry(): StatusEntry | undefined {
  const { trialEnds } = useSession().agency
  if (trialEnds === undefined) return undefined
  const last = dateInZone(new Date(trialEnds), 'UTC') // as superadmins set it
  const days = daysBetween(todayHere(), last)
  const text =
    days < 0
      ? 'Your trial has ended. Contact us to keep working with Tembea.'
      : `Your trial ends ${days === 0 ? 'today' : `in ${countOf(days, 'day')}, on ${longDate(last)}`}.`
  return { id: 'trial', tone: days < 4 ? 'warning' : 'info', icon: 'hourglass', text }
}

function useRatesEntry(): StatusEntry | undefined {
  const { data } = useQuery(exchangeRatesQuery())
  if (data?.isDaily !== true || daysBetween(data.date, todayHere()) <= freshDays) return undefined
  const text = `Exchange rates are from ${longDate(data.date)}. Prices may change when new rates arrive.`
  return {
    id: `rates ${data.date}`,
    tone: 'warning',
    icon: 'clock-alert',
    text,
    isDismissible: true,
  }
}

const dismissedStore = createStoredStore<readonly string[]>('dismissed-bars', [])

const dismiss = (id: string) => dismissedStore.set([...dismissedStore.get(), id])
