import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import type { QuoteBlocker } from '#shared/itinerary/quote-readiness'
import { Contours } from '../../../components/brand/Contours'
import { Icon } from '../../../components/icons/Icon'
import { ellipsis, inColumn, inRow } from '../../../components/looks/looks'
import { Money } from '../../../components/money/Money'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { useFootHeight } from '../../../lib/layout/use-foot-height'
import { tripWords } from '../model/date-words'
import type { LivePrice } from '../model/live-price'
import { useBuilder } from '../state/builder-store'
import { setDrawerOpen } from '../state/segment-actions'
import { GroundNotes } from './GroundNotes'
import { QuoteButton, type QuoteButtonName } from './QuoteButton'
import { SegmentSlider } from './SegmentSlider'
import { useLivePrice } from './use-live-price'

export interface BuilderDrawerProps {
  readonly quoteName?: QuoteButtonName
  readonly onClient: () => void
  readonly onEdit: (segmentId: string) => void
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => Promise<void>
}

/** The itinerary so far, at the bottom of both pages: stays, client, price and quote. */
export function BuilderDrawer({
  quoteName,
  onClient,
  onEdit,
  onFix,
  onQuoted,
}: BuilderDrawerProps) {
  const segments = useBuilder((data) => data.segments)
  const isOpen = useBuilder((data) => data.isDrawerOpen)
  const price = useLivePrice()
  const foot = useRef<HTMLElement>(null)
  useFootHeight(foot)
  return (
    <Box component="aside" ref={foot} sx={looks.drawer} aria-label="New Itinerary">
      <Box sx={[looks.main, !isOpen && looks.closed]}>
        <Box sx={{ ...inRow(1.4), height: 40, pr: 2 }}>
          <Box
            component="button"
            type="button"
            sx={{ ...inRow(0.8), '& b': { fontSize: 15, fontWeight: 600, whiteSpace: 'nowrap' } }}
            aria-expanded={isOpen}
            aria-controls="stays"
            onClick={() => setDrawerOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
            <b>New Itinerary</b>
          </Box>
          <Typography
            component="span"
            variant="body2"
            noWrap
            className="tabular"
            sx={{ color: 'ink.second' }}
          >
            {tripWords(segments)}
          </Typography>
          <Box component="span" sx={{ flex: 1 }} />
          <GroundNotes />
          <ClientButton onClient={onClient} />
        </Box>
        <Box id="stays" sx={[looks.stays, !isOpen && { height: 0, mt: 0 }]} inert={!isOpen}>
          <SegmentSlider onEdit={onEdit} />
        </Box>
      </Box>
      <PriceBlock
        quoteName={quoteName}
        price={price}
        isOpen={isOpen}
        onFix={onFix}
        onQuoted={onQuoted}
      />
    </Box>
  )
}

/** 'Add Client', or the client's name with 'change client'. */
function ClientButton({ onClient }: { readonly onClient: () => void }) {
  const client = useBuilder((data) => data.client)
  return (
    <Button
      id="trip-client"
      size="small"
      variant={client === undefined ? 'outlined' : 'text'}
      startIcon={
        client === undefined ? (
          <Icon name="user-plus" size={16} />
        ) : (
          <PersonAvatar name={client.name} size={26} />
        )
      }
      sx={looks.client}
      onClick={onClient}
    >
      {client === undefined ? (
        'Add Client'
      ) : (
        <>
          <b>{client.name}</b> <u>change client</u>
        </>
      )}
    </Button>
  )
}

interface PriceBlockProps {
  readonly quoteName: QuoteButtonName | undefined
  readonly price: LivePrice
  readonly isOpen: boolean
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => Promise<void>
}

/** The current price, always visible, and what it doesn't include yet. */
function PriceBlock({ quoteName, price, isOpen, onFix, onQuoted }: PriceBlockProps) {
  const travelers = useBuilder(({ adults, children }) => adults + children)
  const { sell, currency, missing } = price
  const isLoading = missing.some((one) => one.isLoading)
  const unknown = missing.filter((one) => !one.isLoading)
  return (
    <Box sx={looks.block}>
      <Contours />
      <Box sx={{ minWidth: { sm: 190 } }}>
        <Typography component="span" variant="h6" sx={looks.live}>
          {isLoading ? 'Pricing…' : 'Live price'}
          {!isOpen && unknown.length > 0 && ` · ${countOf(unknown.length, 'stay')} not priced`}
        </Typography>
        <Box sx={[looks.price, !isOpen && { fontSize: 26, lineHeight: '30px' }]} aria-live="polite">
          {sell === 0 && missing.length > 0 ? (
            <Box component="span" sx={[looks.none, !isOpen && { fontSize: 18 }]}>
              No price yet
            </Box>
          ) : (
            <Money amount={sell} currency={currency} look="big" />
          )}
        </Box>
        <Typography
          variant="note"
          className="tabular"
          sx={{ display: 'block', color: '#cfe0d7', whiteSpace: { sm: 'nowrap' } }}
        >
          {travelers > 0 && sell > 0 && (
            <>
              <Money amount={Math.round(sell / travelers)} currency={currency} /> per person ·{' '}
            </>
          )}
          {countOf(travelers, 'traveler')}
        </Typography>
        {isOpen && unknown.length > 0 && (
          <Typography
            variant="note"
            sx={looks.without}
            tabIndex={0}
            data-tip={unknown.map(({ campName, reason }) => `${campName}: ${reason}`).join('\n')}
          >
            {countOf(unknown.length, 'stay')} not priced
            <span className="visually-hidden">
              : {unknown.map(({ campName, reason }) => `${campName}, ${reason}`).join('; ')}
            </span>
          </Typography>
        )}
      </Box>
      <QuoteButton name={quoteName} isSlim={!isOpen} onFix={onFix} onQuoted={onQuoted} />
    </Box>
  )
}

const drawerPace = 'var(--mui-pace-drawer) var(--mui-pace-ease)'

const looks = {
  live: {
    ...inRow(0.7),
    fontWeight: 500,
    color: '#b9d3c6',
    '&::before': { content: '""', width: 7, height: 7, borderRadius: '9px', bgcolor: 'ember.400' },
  },
  without: {
    display: 'inline-block',
    color: 'ember.200',
    textDecoration: 'underline dotted 1px',
    textUnderlineOffset: '4px',
    cursor: 'help',
  },
  client: {
    flex: 'none',
    minWidth: 0,
    '& b': { ...ellipsis, maxWidth: { xs: 90, md: 220 }, mr: 0.8, fontSize: 13 },
    '& u': { fontSize: 12.5, fontWeight: 400, whiteSpace: 'nowrap' },
    '@media (max-width: 560px)': { '& u': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
  main: { flex: 1, minWidth: 0, p: '10px 0 14px 20px', transition: `padding ${drawerPace}` },
  closed: { ...inColumn, justifyContent: 'center', p: '10px 0 10px 20px' },
  stays: {
    height: 96,
    mt: 0.8,
    pr: 1.2,
    overflow: 'hidden',
    transition: `height ${drawerPace}, margin ${drawerPace}`,
  },
  price: { fontSize: 34, lineHeight: '42px', fontWeight: 600, letterSpacing: '-0.02em' },
  none: { fontSize: 22, fontWeight: 500, letterSpacing: '-0.01em', color: '#cfe0d7' },
  drawer: {
    position: 'sticky',
    bottom: 0,
    zIndex: 15,
    display: 'flex',
    m: '20px 20px 0',
    overflow: 'hidden',
    borderRadius: '16px 16px 0 0',
    bgcolor: 'background.paper',
    boxShadow: '0 -1px 0 rgba(60, 50, 30, 0.06), 0 -16px 44px -12px rgba(20, 40, 28, 0.28)',
    '@media (max-width: 1400px)': { m: '20px 10px 0' },
    '@media (max-width: 860px)': { flexDirection: 'column', m: '20px 0 0' },
  },
  block: {
    ...inRow(2),
    position: 'relative',
    flex: 'none',
    justifyContent: 'space-between',
    p: '10px 20px 10px 22px',
    bgcolor: 'forest.800',
    color: '#fff',
    '& > div': { position: 'relative' },
    '& :focus-visible': {
      boxShadow: '0 0 0 2px var(--mui-palette-forest-800), 0 0 0 4px var(--mui-palette-forest-300)',
    },
  },
} as const
