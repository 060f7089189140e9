import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { nightsLabel } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { BoneLines } from '../../../components/feedback/Bone'
import hues from '../../../components/hue/hue.module.css'
import { Icon } from '../../../components/icons/Icon'
import { Segmented } from '../../../components/inputs/Segmented'
import { radius } from '../../../components/looks/looks'
import type { IncludedStay } from '../model/stay-inclusions'
import { mealNights, type StayWithInclusions, wholeTrip } from '../model/whole-trip'
import { type StayOfTrip, useInclusions } from '../state/use-inclusions'
import { StayInclusions, stayNumber } from './StayInclusions'

export interface InclusionsCardProps {
  /** In journey order. */
  readonly stays: readonly StayOfTrip[]
}

const views = [
  { value: 'stays', label: 'By stay' },
  { value: 'trip', label: 'Whole trip' },
] as const
type View = (typeof views)[number]['value']

/**
 * What the stays include: meals and other inclusions of their rates, by stay and for the whole
 * trip.
 */
export function InclusionsCard({ stays }: InclusionsCardProps) {
  const [view, setView] = useState<View>('stays')
  const { known, failed, tryAgain } = useInclusions(stays)
  const meals = mealNights(known).filter(({ mealBasis }) => mealBasis !== '')
  return (
    <TitledCard
      title="Inclusions"
      id="inclusions"
      actions={
        stays.length > 1 && (
          <Segmented label="Inclusions" value={view} segments={views} onChange={setView} />
        )
      }
    >
      {stays.length === 0 && (
        <Box component="p" sx={looks.none}>
          No stays yet. Their inclusions will appear here.
        </Box>
      )}
      {failed > 0 && (
        <Typography variant="body2" sx={{ color: 'ink.second', mb: 1 }} role="alert">
          Inclusions for {countOf(failed, 'stay')} couldn’t be loaded
          {meals.length > 0 && '. Showing what was quoted instead'}.{' '}
          <Link component="button" type="button" variant="inherit" onClick={tryAgain}>
            Try again
          </Link>
        </Typography>
      )}
      {view === 'trip' && meals.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.6,
            mb: 1.2,
            '& li': {
              typography: 'note',
              py: 0.4,
              px: 1,
              borderRadius: radius.chip,
              bgcolor: 'forest.50',
              fontWeight: 600,
              color: 'forest.700',
            },
            '& span': { fontWeight: 400, color: 'ink.second' },
          }}
          aria-label="Nights by meal basis"
        >
          {meals.map(({ mealBasis, nights }) => (
            <li key={mealBasis}>
              {mealBasis} <span className="tabular">{nightsLabel(nights)}</span>
            </li>
          ))}
        </Box>
      )}
      {view === 'trip' ? (
        <WholeTrip stays={known} isPending={known.some(({ isPending }) => isPending)} />
      ) : (
        <ol>
          {known.map((one) => (
            <StayInclusions key={one.stay.id} {...one} />
          ))}
        </ol>
      )}
    </TitledCard>
  )
}

/** Everything included at any stay, with the numbers of those stays. */
function WholeTrip({
  stays,
  isPending,
}: {
  stays: readonly StayWithInclusions[]
  isPending: boolean
}) {
  const lines = wholeTrip(stays)
  if (lines.length === 0)
    return isPending ? (
      <BoneLines lines={4} gap={12} />
    ) : (
      <Box component="p" sx={looks.none}>
        Unable to find inclusions.
      </Box>
    )
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 0.7,
        '& li': {
          typography: 'body2',
          display: 'flex',
          gap: 0.7,
          color: 'ink.second',
          overflowWrap: 'anywhere',
        },
        '& svg': { flex: 'none', mt: 0.2, color: 'forest.600' },
        '& li > span:first-of-type': { flex: 1 },
        '& small': { flex: 'none', fontSize: 12, color: 'ink.note' },
      }}
    >
      {lines.map(({ line, stays: at }) => (
        <li key={line}>
          <Icon name="check" size={14} />
          <span>{line}</span>
          {at.length === stays.length ? (
            <small>every stay</small>
          ) : (
            <Box
              component="span"
              sx={{
                flex: 'none',
                display: 'flex',
                gap: 0.4,
                '& em': { ...stayNumber, width: 18, height: 18, fontSize: 10.5 },
              }}
            >
              <span className="visually-hidden">at {at.map(({ name }) => name).join(', ')}</span>
              {at.map((stay) => (
                <StayNumber key={stay.id} stay={stay} />
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}

function StayNumber({ stay: { number, hue, name } }: { readonly stay: IncludedStay }) {
  return (
    <em className={`${hues[`hue${hue}`] ?? ''} tabular`} title={name} aria-hidden="true">
      {number}
    </em>
  )
}

const looks = { none: { typography: 'body2', color: 'ink.second' } } as const
