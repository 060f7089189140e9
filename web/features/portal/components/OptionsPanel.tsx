import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { shortDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { api } from '../../../lib/api/api'
import { askTrip } from '../api/use-trip'
import { panelLooks } from './panel-looks'

interface OptionsPanelProps {
  readonly trip: PortalTrip
  /** Reads the trip anew: its price has moved. */
  readonly onChange: (trip: PortalTrip) => void
}

/** What the client may take or leave: the price moves with each tick, and the agent is told. */
export function OptionsPanel({ trip, onChange }: OptionsPanelProps) {
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState('')
  const tick = async (partId: string, isTaken: boolean) => {
    setBusy(partId)
    try {
      await api('POST /api/portal/trips/{id}/options', {
        params: { id: trip.id },
        body: { partId, isTaken },
      })
      onChange(await askTrip(trip.id))
      setSaid(isTaken ? 'Added. We’ve told your agent.' : 'Left out. We’ve told your agent.')
    } catch {
      setSaid(
        'Your choice couldn’t be saved and nothing was changed. Try again, or message your agent.',
      )
    }
    setBusy(undefined)
  }
  const options = trip.options ?? [] // trips kept on a device before there were any have none
  if (options.length === 0) return null
  return (
    <Box component="section" id="options" sx={panelLooks.card} aria-labelledby="options-title">
      <h2 id="options-title">Make it yours</h2>
      <p className="quiet">Add what you like; the price follows.</p>
      <Box component="ul" className="rows" sx={looks.rows}>
        {options.map(({ id, title, startDate, text, sell, isTaken }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={isTaken}
                disabled={busy !== undefined}
                onChange={({ target }) => void tick(id, target.checked)}
              />
              <span>
                <b>{title}</b>
                <small>{[shortDate(startDate), text].filter(Boolean).join(' · ')}</small>
              </span>
              {sell !== undefined && (
                <b className="tabular">+{formatMoney({ amount: sell, currency: trip.currency })}</b>
              )}
            </label>
          </li>
        ))}
      </Box>
      <p className="quiet" role="status">
        {said}
      </p>
    </Box>
  )
}

const looks = {
  rows: {
    '&& li': { p: 0 },
    '& label': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      gap: '12px',
      width: '100%',
      p: '11px 12px',
      cursor: 'pointer',
    },
    '& input': {
      width: 18,
      height: 18,
      m: '2px 0 0',
      accentColor: 'var(--mui-palette-forest-700)',
    },
  },
} as const
