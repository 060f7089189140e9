import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { dateInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { accountZone } from '../../../lib/time/today-here'
import { Act } from './Act'
import { panelLooks } from './panel-looks'

const TermsForm = lazyPage(() => import('./TermsForm'), 'TermsForm')

interface TermsPanelProps {
  readonly terms: NonNullable<PortalTrip['terms']>
  readonly onAccepted: (accepted: { readonly name: string; readonly at: string }) => void
}

/**
 * The agency's terms, whole, and accepting them by name. What was accepted says by whom and when.
 */
export function TermsPanel({ terms: { version, text, accepted }, onAccepted }: TermsPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="section" id="terms" sx={panelLooks.card} aria-labelledby="terms-title">
      <h2 id="terms-title">Terms and conditions</h2>
      {accepted !== undefined && (
        <p role="status">
          Accepted by {accepted.name} on{' '}
          {longDate(dateInZone(new Date(accepted.at), accountZone()))}.
        </p>
      )}
      {isOpen && <Box sx={words}>{text}</Box>}
      {isOpen && accepted === undefined && (
        <Suspense fallback={<Bone height={110} radius={10} />}>
          <TermsForm version={version} onAccepted={onAccepted} />
        </Suspense>
      )}
      {(!isOpen || accepted !== undefined) && (
        <Act look="soft" onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? 'Hide the terms'
            : accepted === undefined
              ? 'Read and accept'
              : 'Read the terms'}
        </Act>
      )}
    </Box>
  )
}

const words = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 420,
  overflowY: 'auto',
  fontSize: 14,
  lineHeight: '21px',
  p: '14px',
  borderRadius: '12px',
  bgcolor: 'ground.soft',
} as const
