import Box from '@mui/material/Box'
import { countOf } from '#shared/format/words'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { exactInstant } from '../../../lib/time/instants'
import type { Delivery } from '../api/hooks'

const words = {
  agencyLogIn: 'Agent signed in',
  quoteCreated: 'Quote created',
  quoteImported: 'Booking imported',
  clientPortalShared: 'Trip shared with client',
  holdRequested: 'Hold requested',
  paymentMade: 'Payment made',
  videoViewed: 'Film watched',
  enquireTrip: 'Trip enquiry',
  costChanges: 'Supplier cost changed',
  sellPriceChanged: 'Sell price changed',
  test: 'Test event',
} as const satisfies Record<Delivery['zap'], string>
const states = {
  delivered: { label: 'Delivered', tone: 'ok' },
  retrying: { label: 'Retrying', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
} as const satisfies Record<Delivery['state'], StatusWord>

const targets = {
  installation: 'installation’s hook',
  agency: 'your agency’s hook',
} as const satisfies Record<Delivery['target'], string>

/** Whom an event is about: its trip, else its client, else who signed in. */
function subjectOf({ itinerary, client, agent }: Delivery['payload']): string {
  const names: unknown[] = [Object(itinerary).name, Object(client).name, Object(agent).fullName]
  return names.filter((name) => typeof name === 'string' && name !== '').join(' · ')
}

/** An event: what, about whom, when, and what came of it; opened, each try and what was sent. */
export function DeliveryRow({
  delivery,
  onReplay,
}: {
  delivery: Delivery
  onReplay: () => Promise<unknown>
}) {
  const { id, zap, at, state, target, tries, payload } = delivery
  return (
    <Box component="li" sx={look}>
      <Box component="details" sx={{ flex: '1 1 360px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          <b>{words[zap]}</b>
          <Box component="span" sx={{ ...small, display: 'block' }} dir="auto">
            {subjectOf(payload)}
          </Box>
          <Box component="span" className="tabular" sx={{ ...small, display: 'block' }}>
            {exactInstant(at)}, {countOf(tries.length, 'try', 'tries')}, {targets[target]}
          </Box>
        </Box>
        <Box component="ol" sx={{ ...small, mt: 1 }}>
          {tries.map((one) => (
            <li key={one.at} className="tabular">
              {exactInstant(one.at)}: {one.failure ?? `Answered ${one.status}`} ({one.tookMs} ms)
            </li>
          ))}
        </Box>
        <Box component="pre" sx={{ ...small, whiteSpace: 'pre-wrap', mt: 1, mb: 0 }}>
          {JSON.stringify({ id, payload }, null, 2)}
        </Box>
      </Box>
      <StatusChip status={states[state]} />
      <AsyncButton
        size="small"
        variant="outlined"
        aria-label={`Send ${words[zap]} again`}
        onClick={onReplay}
      >
        Send again
      </AsyncButton>
    </Box>
  )
}

const small = { color: 'ink.second', fontSize: 13, lineHeight: '19px' }
const look = {
  ...inRow(1.6),
  flexWrap: 'wrap',
  alignItems: 'start',
  p: '12px 20px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
