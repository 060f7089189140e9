import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import { keyframes } from '@mui/material/styles'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { explainFigure } from '#shared/pricing/explain'
import type { Explanation } from '#shared/pricing/explanation/explanation'
import { segmentFigureOf } from '#shared/pricing/explanation/segment-figures'
import { Icon } from '../../../../components/icons/Icon'
import { IconAction } from '../../../../components/inputs/IconAction'
import { useCopy } from '../../../../components/snackbar/use-copy'
import { api } from '../../../../lib/api/api'
import { unlessAppError } from '../../../../lib/errors/unless-app-error'
import { segmentPermission } from '../../../../trip/edits/may-change'
import { nightsNote, type StayRates } from '../../../../trip/journey/nights-note'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { pricingInputOf } from '../../../../trip/price/pricing-context'
import { whyRows, whyText, whyTitle } from '../../../../trip/price/why-rows'
import { WhyTable } from './WhyTable'

interface WhyPopoverProps {
  readonly path: string
  readonly anchor: HTMLElement
  /** Set when coming from another figure. */
  readonly isOnTrail: boolean
  readonly onGoOn: (path: string) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** How a figure was calculated. Escape closes it and returns the focus to the figure. */
export function WhyPopover({ path, anchor, isOnTrail, onGoOn, onBack, onClose }: WhyPopoverProps) {
  const id = useId()
  const { overrideSell } = useTripPage()
  const explanation = useExplanation(path)
  const overridable = useOverridable(path)
  const note = useNightsNote(path)
  const { actions, paper, arrow, side } = usePlacing(anchor, `${path} ${note}`)
  const copy = useCopy()
  return (
    <Popover
      open
      action={actions}
      anchorEl={anchor}
      onClose={onClose}
      disableScrollLock
      transitionDuration={0}
      anchorOrigin={{ vertical: 'center', horizontal: side }}
      transformOrigin={{ vertical: 'center', horizontal: side === 'left' ? 'right' : 'left' }}
      slotProps={{
        paper: {
          ref: paper,
          className: side,
          sx: looks.paper,
          'aria-labelledby': id,
          role: 'dialog',
        },
      }}
    >
      {arrow !== undefined && <span className="arrow" style={{ top: arrow }} aria-hidden="true" />}
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'flex-start', gap: '6px', mr: '-8px' }}
      >
        {isOnTrail && (
          <IconAction icon="arrow-left" label="Previous figure" size="small" onClick={onBack} />
        )}
        <Box sx={looks.title} id={id}>
          <span>Why this price?</span>
          <h2>{explanation === undefined ? 'Not available' : whyTitle(explanation)}</h2>
        </Box>
        <IconAction icon="x" label="Close" size="small" onClick={onClose} />
      </Stack>
      {explanation === undefined ? (
        <Box component="p" sx={{ m: '12px 0', color: 'ink.second' }}>
          The explanation appears once the price can be calculated.
        </Box>
      ) : (
        <WhyTable rows={whyRows(explanation, note)} onGoOn={onGoOn} />
      )}
      <footer className="foot">
        {overridable !== undefined && (
          <Button
            size="xsmall"
            variant="text"
            onClick={() => {
              onClose()
              overrideSell(overridable)
            }}
          >
            Override sell price
          </Button>
        )}
        <span className="rounding">{explanation?.rounding}</span>
        {explanation !== undefined && (
          <Button
            size="xsmall"
            variant="text"
            startIcon={<Icon name="copy" size={14} />}
            onClick={() => copy(whyText(explanation, note), 'Copied.')}
          >
            Copy
          </Button>
        )}
      </footer>
    </Popover>
  )
}

/** Positioned beside the figure where there is room, with the arrow at the figure's height. */
function usePlacing(anchor: HTMLElement, content: string) {
  const actions = useRef<PopoverActions>(null)
  const paper = useRef<HTMLDivElement>(null)
  const [arrow, setArrow] = useState<number>()
  const { left, right, top, height } = anchor.getBoundingClientRect()
  const room = document.documentElement.clientWidth - right
  const side = room < 460 && left > room ? ('left' as const) : ('right' as const)
  const center = top + height / 2
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines change the height
  useLayoutEffect(() => {
    actions.current?.updatePosition()
    const frame = requestAnimationFrame(() => {
      const box = paper.current
      if (box !== null)
        setArrow(Math.max(14, Math.min(center - box.offsetTop - 7, box.offsetHeight - 28)))
    })
    return () => cancelAnimationFrame(frame)
  }, [center, content])
  return { actions, paper, arrow, side }
}

/** The explanation of a figure at present; undefined while the price can't be computed. */
function useExplanation(path: string): Explanation | undefined {
  const { trip, pricing } = useTripPage()
  return useMemo(
    () => unlessAppError(() => explainFigure(pricingInputOf(trip, pricing), path)),
    [trip, pricing, path],
  )
}

/**
 * How the supplier's cost of a path's stay follows from its nights; undefined when that isn't
 * known.
 */
function useNightsNote(path: string): string | undefined {
  const { trip } = useTripPage()
  const segmentFigure = segmentFigureOf(path)
  const segment = trip.itinerary.segments.find(({ id }) => id === segmentFigure?.segmentId)
  const rates = useQuery(stayRatesQuery(segment))
  return useMemo(
    () =>
      segment === undefined || rates.data === undefined
        ? undefined
        : nightsNote(segment, { ...rates.data, market: trip.market }, trip.quotedAt),
    [segment, rates.data, trip.market, trip.quotedAt],
  )
}

/** The path's segment, if its sell price may be set by hand. */
function useOverridable(path: string): string | undefined {
  const { trip } = useTripPage()
  const figure = segmentFigureOf(path)
  const segment = trip.itinerary.segments.find(({ id }) => id === figure?.segmentId)
  return segment !== undefined && segmentPermission(trip, segment).price ? segment.id : undefined
}

/** The supplier's rates and room types for a stay's cost; undefined for other segments. */
const stayRatesQuery = (segment: TripSegment | undefined) => {
  const { supplierCode, startDate, endDate, rooms = [] } = segment ?? {}
  const optionKeys = [...new Set(rooms.map(({ optionKey }) => optionKey))].sort()
  return queryOptions({
    queryKey: ['rates', 'stay', optionKeys, startDate, endDate],
    queryFn: async ({ signal }): Promise<StayRates> => {
      if (supplierCode === undefined || startDate === undefined || endDate === undefined) return {}
      const settings = { signal, safe: true } as const
      const [{ rules }, { rooms: roomTypes }] = await Promise.all([
        api('POST /api/Rates/getByOptionKey', {
          body: { optionKeys, startDate, endDate },
          ...settings,
        }),
        api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, ...settings }),
      ])
      return { rules, roomTypes }
    },
    enabled: segment?.type === 'stay' && optionKeys.length > 0,
    staleTime: 30 * 60_000,
  })
}

const rise = keyframes`from { opacity: 0; transform: translateY(8px) }`

const looks = {
  paper: {
    width: 420,
    maxWidth: 'calc(100vw - 32px)',
    p: '14px 18px 10px',
    borderRadius: '14px',
    overflow: 'visible',
    animation: `${rise} 200ms var(--mui-pace-ease)`,
    '&.right': { ml: '14px' },
    '&.left': { ml: '-14px' },
    '& .arrow': {
      position: 'absolute',
      width: 14,
      height: 14,
      bgcolor: 'background.paper',
      transform: 'rotate(45deg)',
    },
    '&.right .arrow': { left: '-7px', boxShadow: '-1px 1px 0 rgba(60, 50, 30, 0.07)' },
    '&.left .arrow': { right: '-7px', boxShadow: '1px -1px 0 rgba(60, 50, 30, 0.07)' },
    '& .foot': { display: 'flex', alignItems: 'center', gap: '6px', m: '4px -8px 0' },
    '& .rounding': { flex: 1, fontSize: 12, lineHeight: '16px', color: 'ink.note' },
    '& .foot > .rounding:first-child': { pl: '8px' },
  },
  title: {
    flex: 1,
    minWidth: 0,
    '& span': { typography: 'caption', display: 'block', color: 'ink.second' },
    '& h2': {
      fontSize: 15,
      lineHeight: '20px',
      letterSpacing: '-0.004em',
      overflowWrap: 'anywhere',
    },
  },
} as const
