import Box from '@mui/material/Box'
import { nightsLabel, shortRange } from '#shared/format/dates'
import hues from '../../../../components/hue/hue.module.css'
import { card, ellipsis, inRow, radius } from '../../../../components/looks/looks'
import { type JourneyItem, type StayItem, segmentAnchor } from '../../../../trip/journey/journey'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { MapCard } from '../MapCard'
import { ProblemsCard } from '../problems/ProblemsCard'

/** The route, the chapters and any problems, sticky beside the story. */
export function StoryAside({
  journey,
  isReading,
}: {
  journey: readonly JourneyItem[]
  isReading: boolean
}) {
  const { problems, advice } = useTripPage()
  const stays = journey.filter((item): item is StayItem => item.kind === 'stay')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
      <MapCard />
      {!isReading && problems.length + advice.length > 0 && <ProblemsCard />}
      {stays.length > 1 && (
        <Box component="nav" sx={looks.chapters} aria-label="Stays">
          <ol>
            {stays.map(({ segment, number, hue }) => (
              <li key={segment.id}>
                <button
                  type="button"
                  className={hues[`hue${hue}`]}
                  onClick={() => goToAnchor(segmentAnchor(segment.id))}
                >
                  <em className="tabular">{number}</em>
                  <span title={segmentName(segment)}>{segmentName(segment)}</span>
                  <small className="tabular">
                    {shortRange(segment.startDate, segment.endDate)}
                    <span className="visually-hidden">, {nightsLabel(segment.nights)}</span>
                  </small>
                </button>
              </li>
            ))}
          </ol>
        </Box>
      )}
    </Box>
  )
}

const looks = {
  chapters: {
    p: '8px',
    ...card,
    '& button': {
      ...inRow(1.2),
      width: '100%',
      minHeight: 38,
      p: '4px 10px',
      borderRadius: radius.control,
    },
    '& button:hover': { bgcolor: 'ground.sand' },
    '& em': {
      flex: 'none',
      width: 22,
      height: 22,
      borderRadius: '11px',
      background: 'var(--stay)',
      color: '#fff',
      fontStyle: 'normal',
      fontWeight: 600,
      fontSize: 12,
      lineHeight: '22px',
      textAlign: 'center',
    },
    '& button > span': { flex: 1, minWidth: 0, ...ellipsis, fontWeight: 600, fontSize: 13.5 },
    '& small': { fontSize: 12.5, color: 'ink.note', whiteSpace: 'nowrap' },
    '@media (max-width: 1099px)': { display: 'none' },
  },
} as const
