import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import type { ItineraryProgress } from '#shared/api/itinerary-shapes'
import { countOf } from '#shared/format/words'

const doing = {
  quoting: 'Checking with suppliers',
  holding: 'Holding rooms',
  confirming: 'Confirming booking',
} as const

/** Progress of background work, as reported by the server. */
export function QuotingProgress({
  progress: { state, done, total },
}: {
  readonly progress: ItineraryProgress
}) {
  const share = total === 0 ? 0 : Math.min(1, done / total)
  return (
    <Box sx={looks.progress} role="status">
      <b>
        {doing[state]}
        {total > 0 && <span className="tabular">{` · ${done} of ${countOf(total, 'stay')}`}</span>}
      </b>
      <Box component="span" sx={looks.rail}>
        <Box
          component="span"
          sx={[
            looks.bar,
            total === 0 && { animation: `${slide} 1.2s ease-in-out infinite alternate` },
          ]}
          style={{ width: `${Math.max(6, share * 100)}%` }}
        />
      </Box>
      <Box component="span" sx={looks.hint}>
        You can leave this page; we’ll let you know when it’s done.
      </Box>
    </Box>
  )
}

const slide = keyframes`to { transform: translateX(1500%) }`

const looks = {
  progress: {
    flex: 'none',
    width: 290,
    p: '0 24px',
    boxShadow:
      'inset 1px 0 0 var(--mui-palette-ground-line), inset -1px 0 0 var(--mui-palette-ground-line)',
    '& b': { display: 'block', fontWeight: 600, lineHeight: '18px' },
    '@media (max-width: 1400px) and (min-width: 1280px)': { p: '0 16px', width: 270 },
    '@media (max-width: 560px)': { width: '100%', p: 0, boxShadow: 'none' },
  },
  rail: {
    display: 'block',
    height: 4,
    m: '5px 0 4px',
    borderRadius: '4px',
    overflow: 'hidden',
    bgcolor: 'ground.sand2',
  },
  bar: {
    display: 'block',
    height: '100%',
    borderRadius: '4px',
    bgcolor: 'forest.600',
    transition: 'width var(--mui-pace-drawer) var(--mui-pace-ease)',
  },
  hint: {
    typography: 'caption',
    display: 'block',
    color: 'ink.note',
    whiteSpace: 'nowrap',
    '@media (max-width: 1400px) and (min-width: 1280px)': { whiteSpace: 'normal' },
  },
} as const
