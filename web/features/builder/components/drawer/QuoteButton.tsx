import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useMemo, useRef, useState } from 'react'
import { counted } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { type QuoteBlocker, quoteBlockers } from '#shared/itinerary/quote-readiness'
import { Icon } from '../../../../components/icons/Icon'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { ellipsis, inColumn, inRow, underlined } from '../../../../components/looks/looks'
import { LazyPopover } from '../../../../components/overlay/LazyPopover'
import { useGetQuote } from '../../api/use-get-quote'
import { roomsWithAges } from '../../model/builder-segment'
import { useBuilder, useTravelers } from '../../state/builder-store'

interface QuoteButtonProps {
  readonly isSlim: boolean
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => Promise<void>
}

/** 'Get Quote', or what it waits for, each with the way to it. */
export function QuoteButton({ isSlim, onFix, onQuoted }: QuoteButtonProps) {
  const blockers = useQuoteBlockers()
  const { ask, isAsking } = useGetQuote(onQuoted)
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [first] = blockers
  const size = isSlim ? 'medium' : 'large'
  if (first === undefined) {
    return (
      <AsyncButton variant="main" size={size} sx={looks.button} loading={isAsking} onClick={() => void ask()}>
        Get Quote
        <Icon name="arrow-right" />
      </AsyncButton>
    )
  }
  const rest = blockers.length - 1
  return (
    <Box sx={looks.waiting}>
      <Button
        ref={button}
        variant="main"
        size="medium"
        sx={[
          looks.button,
          {
            '&&': { background: 'rgba(255, 255, 255, 0.12)', color: '#c3d6cc' },
            '&&:hover': { background: 'rgba(255, 255, 255, 0.18)' },
          },
        ]}
        aria-disabled="true"
        aria-haspopup="dialog"
        aria-describedby="quote-waits-for"
        onClick={() => setAsked(true)}
      >
        Get Quote
      </Button>
      <Box
        component="button"
        type="button"
        id="quote-waits-for"
        sx={{
          ...inRow(0.6),
          maxWidth: 1,
          fontSize: 12.5,
          lineHeight: '16px',
          color: 'ember.200',
          '& span': { textAlign: 'left', ...(isSlim && ellipsis) },
          '& svg': { flex: 'none' },
          '&:hover span': underlined,
          '& b': { fontWeight: 600 },
        }}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <Icon name="info" size={14} />
        <span>
          {first.message} {rest > 0 && <b>and {counted(rest, 'more issue')}</b>}
        </span>
      </Box>
      <LazyPopover
        open={isAsked}
        anchorEl={() => button.current}
        onClose={() => setAsked(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': 'waits-for',
            sx: { width: 380, maxWidth: '90vw', mt: -1, p: '20px 24px 14px' },
          },
        }}
      >
        <Box component="h2" id="waits-for" sx={{ fontSize: 18, lineHeight: '24px', mb: 0.8 }}>
          Before you can get a quote
        </Box>
        <ul>
          {blockers.map((blocker) => (
            <Box
              component="li"
              key={blocker.code}
              sx={{
                ...inRow(1),
                py: 0.9,
                lineHeight: '18px',
                '& > span': { flex: 1 },
                '& > svg': { color: 'warning.main' },
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
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
    </Box>
  )
}

/** Why the quote cannot be had yet (2 §5.3). */
function useQuoteBlockers(): readonly QuoteBlocker[] {
  const segments = useBuilder((data) => data.segments)
  const travelers = useTravelers()
  const clientId = useBuilder((data) => data.client?.id)
  return useMemo(() => {
    const stays = segments.map((segment) => ({ ...segment, rooms: roomsWithAges(segment.rooms, travelers) }))
    return quoteBlockers({ travelers, stays, clientId })
  }, [segments, travelers, clientId])
}

const looks = {
  button: { flex: 'none', px: 2.2, whiteSpace: 'nowrap' },
  waiting: { ...inColumn, alignItems: 'center', gap: 0.5, maxWidth: 236 },
} as const
