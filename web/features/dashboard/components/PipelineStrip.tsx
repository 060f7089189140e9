import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { Link } from 'react-router-dom'
import type { PipelineStage } from '#shared/api/dashboard'
import { countOf } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { LargeFigure } from '../../../components/money/LargeFigure'
import { StateChip } from '../../../components/state/StateChip'
import type { Converter } from '../../../lib/exchange/converter'
import { useSession } from '../../../lib/session/session'
import { unpricedTripsWords } from '../../../trip/price/unpriced-words'
import type { Dashboard, Whose } from '../api/dashboard-query'
import { addedUp, stageLabels, stageNote, stagePath } from '../model/dashboard-words'
import { looks } from './dashboard-looks'

interface PipelineStripProps {
  readonly data: Dashboard
  readonly whose: Whose
  readonly convert: Converter | undefined
}

/** Trips by state, from the first estimate to those who travel, with what they sell for. */
export function PipelineStrip({ data, whose, convert }: PipelineStripProps) {
  const { currency } = useSession().agency
  return (
    <Box component="ul" aria-label="Pipeline" sx={strip}>
      {data.pipeline.map(({ stage, trips, alternatives, sell, unpriced }) => {
        const sum = convert && addedUp(sell, convert)
        const note = stageNote(data, stage)
        const missing = missingWords(sum?.leftOut ?? [], unpriced)
        return (
          <li key={stage}>
            <Box component={Link} to={stagePath(stage, whose, data.today)} sx={cell}>
              <StageChip stage={stage} />
              <Box component="p" className="tabular" sx={figures}>
                <b>{trips}</b>
                {sum !== undefined && trips > 0 && (
                  <span title={sentences(missing, versionsWords(alternatives))}>
                    <LargeFigure amount={sum.amount} currency={currency} />
                    {missing !== undefined && ' +'}
                  </span>
                )}
              </Box>
              <Box component="small" sx={looks.told(note.tone)}>
                {note.text}
              </Box>
            </Box>
          </li>
        )
      })}
    </Box>
  )
}

/** What a sum of many trips lacks; undefined where it lacks nothing. */
function missingWords(leftOut: readonly string[], unpriced: number): string | undefined {
  const noRate =
    leftOut.length === 0 ? undefined : `Without ${leftOut.join(', ')}: no exchange rate`
  return sentences(noRate, unpricedTripsWords(unpriced))
}

/** Why a sum is less than its trips together; undefined where each is a sale of its own. */
const versionsWords = (alternatives: number): string | undefined =>
  alternatives === 0
    ? undefined
    : `Each proposal counts once: ${countOf(alternatives, 'other version')} left out`

const sentences = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join('. ') || undefined

function StageChip({ stage }: { readonly stage: PipelineStage }) {
  if (stage !== 'traveling') return <StateChip state={stage} size="small" />
  return (
    <Chip
      component="span"
      size="small"
      icon={<Icon name="plane" size={14} />}
      label={stageLabels.traveling}
      sx={{ bgcolor: 'forest.700', color: '#fff', pl: '6px' }}
    />
  )
}

const strip = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: 'var(--mui-radius-card)',
  bgcolor: 'background.paper',
  boxShadow: 4,
  '& li': { position: 'relative' },
  '& li + li': { boxShadow: 'inset 1px 0 0 var(--mui-palette-divider)' },
  '@container page (min-width: 1001px)': {
    '& li + li::before': {
      content: '"›" / ""',
      position: 'absolute',
      top: '50%',
      left: -12,
      width: 24,
      height: 24,
      mt: '-12px',
      borderRadius: '50%',
      bgcolor: 'background.paper',
      color: 'ink.second',
      textAlign: 'center',
      lineHeight: '21px',
      boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
      pointerEvents: 'none',
    },
  },
  '@container page (max-width: 1000px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container page (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}
const cell = {
  display: 'block',
  height: '100%',
  p: '14px 14px 12px 18px',
  '&:hover': { bgcolor: 'ground.soft' },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-500)' },
  '& small': { display: 'block', fontSize: 12.5, lineHeight: '16px' },
}
const figures = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 0.9,
  m: '7px 0 2px',
  '& b': { fontSize: 26, lineHeight: '30px', fontWeight: 600, letterSpacing: '-0.025em' },
  '& span': { fontWeight: 500, color: 'ink.second' },
}
