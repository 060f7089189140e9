import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useMemo, useRef, useState } from 'react'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { type QuoteBlocker, quoteBlockers } from '#shared/itinerary/quote-readiness'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { LazyPopover } from '../../../components/overlay/lazy-overlays'
import { useGetQuote } from '../api/use-get-quote'
import { roomsWithAges } from '../model/builder-segment'
import { useBuilder, useTravelers } from '../state/builder-store'

/** The button's name in the first builder (2 §2.1), and in the second. */
export type QuoteButtonName = 'Generate Quote' | 'Get Quote'

interface QuoteButtonProps {
  readonly name?: QuoteButtonName | undefined
  readonly isSlim: boolean
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => Promise<void>
}

/** Asks for the quote; a list of what is missing, each with a link to fix it, until nothing is. */
export function QuoteButton({ name = 'Get Quote', isSlim, onFix, onQuoted }: QuoteButtonProps) {
  const blockers = useQuoteBlockers()
  const { ask, saveDraft, isAsking } = useGetQuote(onQuoted)
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [first] = blockers
  const draft = !isSlim && (
    <Button size="xsmall" variant="text" color="inherit" disabled={isAsking} onClick={saveDraft}>
      Save draft
    </Button>
  )
  if (first === undefined) {
    return (
      <Stack sx={looks.column}>
        <AsyncButton
          variant="main"
          size={isSlim ? 'medium' : 'large'}
          loading={isAsking}
          onClick={() => void ask()}
        >
          {name}
          <Icon name="arrow-right" />
        </AsyncButton>
        {draft}
      </Stack>
    )
  }
  const rest = blockers.length - 1
  return (
    <Stack sx={looks.column}>
      <Button
        ref={button}
        variant="main"
        sx={looks.off}
        aria-disabled="true"
        aria-haspopup="dialog"
        aria-describedby="quote-waits-for"
        onClick={() => setAsked(true)}
      >
        {name}
      </Button>
      <Link
        component="button"
        type="button"
        variant="note"
        id="quote-waits-for"
        underline="hover"
        sx={[looks.reason, isSlim && { '& span': ellipsis }]}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <Icon name="info" size={14} />
        <span>
          {first.message} {rest > 0 && <b>and {countOf(rest, 'more issue')}</b>}
        </span>
      </Link>
      {draft}
      <LazyPopover
        open={isAsked}
        anchorEl={() => button.current}
        onClose={() => setAsked(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'waits-for', sx: looks.paper } }}
      >
        <h3 id="waits-for">Before you can get a quote</h3>
        <ul>
          {blockers.map((blocker) => (
            <Box component="li" key={blocker.code} sx={looks.blocker}>
              <Icon name="circle-alert" />
              <span>{blocker.message}</span>
              <Link
                component="button"
                variant="body1"
                type="button"
                sx={{ py: 0.4, px: 0.8 }}
                onClick={() => {
                  setAsked(false)
                  onFix(blocker)
                }}
              >
                Fix<span className="visually-hidden">: {blocker.message}</span>
              </Link>
            </Box>
          ))}
        </ul>
      </LazyPopover>
    </Stack>
  )
}

/** Why no quote can be requested yet (2 §5.3). */
function useQuoteBlockers(): readonly QuoteBlocker[] {
  const segments = useBuilder((data) => data.segments)
  const travelers = useTravelers()
  const clientId = useBuilder((data) => data.client?.id)
  return useMemo(() => {
    const stays = segments.map((segment) => ({
      ...segment,
      rooms: roomsWithAges(segment.rooms, travelers).map((line) => ({
        ...line,
        minChildAge: line.room.minChildAge,
      })),
    }))
    return quoteBlockers({ travelers, stays, clientId })
  }, [segments, travelers, clientId])
}

const looks = {
  column: { alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: 236 },
  off: {
    '&&': { background: 'rgba(255, 255, 255, 0.12)', color: '#c3d6cc' },
    '&&:hover': { background: 'rgba(255, 255, 255, 0.18)' },
  },
  reason: {
    ...inRow(0.6),
    maxWidth: 1,
    color: 'ember.200',
    textAlign: 'left',
    '& svg': { flex: 'none' },
  },
  paper: { width: 380, maxWidth: '90vw', mt: -1, p: '20px 24px 14px' },
  blocker: {
    ...inRow(1),
    py: 0.9,
    lineHeight: '18px',
    '& > span': { flex: 1 },
    '& > svg': { color: 'warning.main' },
    '& + &': { borderTop: 1, borderColor: 'divider' },
  },
} as const
