import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { featuredImageOf } from '#shared/itinerary/featured-image'
import { BackLink } from '../../../components/picture/BackLink'
import cover from '../../../components/picture/cover.module.css'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import {
  type LookedTrip,
  type TripPartName,
  tripPartLabels,
  tripPartNames,
} from '../model/saved-trip'
import { lookLayout } from './look-layout'
import { PricePart, StayCards } from './TripLookParts'

/** Parts of other features, passed in by the page, because a feature never imports a feature. */
export interface LookParts {
  readonly days: (trip: LookedTrip) => ReactNode
  readonly map: (trip: LookedTrip) => ReactNode
  readonly included: (trip: LookedTrip) => ReactNode
}

interface TripLookProps {
  readonly trip: LookedTrip
  readonly part: TripPartName
  readonly pathOf: (part: TripPartName) => string
  readonly back: { readonly to: string; readonly label: string }
  /** Beside the dates: its state or who saved it. */
  readonly note: ReactNode
  readonly parts: LookParts
  readonly panel: ReactNode
}

/** A read-only trip in parts: a saved one, or one that was built. */
export function TripLook({ trip, part, pathOf, back, note, parts, panel }: TripLookProps) {
  const { segments, startDate, endDate, params } = trip.itinerary
  const s3Key = featuredImageOf({
    segments,
    customized: params.customizations?.featuredImage,
  })?.s3Key
  return (
    <main>
      <Box component="header" className={cover.cover} sx={lookLayout.hero}>
        <Picture src={mediaUrl(s3Key, '2x1')} alt="" ratio="fill" focus="50% 58%" eager grain />
        <Box sx={looks.scrim} />
        <Stack sx={looks.words}>
          <BackLink to={back.to}>{back.label}</BackLink>
          <div>
            <h1>{trip.name}</h1>
            <p className="tabular">
              {nightsLabel(daysBetween(startDate, endDate))} · {guestWords(trip.itinerary)}
              {note}
            </p>
          </div>
        </Stack>
      </Box>
      <Box sx={lookLayout.body}>
        <Box sx={lookLayout.main}>
          <Box component="nav" sx={lookLayout.tabs} aria-label="Itinerary sections">
            {tripPartNames.map((name) => (
              <Link key={name} to={pathOf(name)} aria-current={name === part ? 'page' : undefined}>
                {tripPartLabels[name]}
              </Link>
            ))}
          </Box>
          {part === 'overview' && (
            <>
              <StayCards trip={trip} />
              {parts.included(trip)}
            </>
          )}
          {part === 'days' && parts.days(trip)}
          {part === 'map' && parts.map(trip)}
          {part === 'price' && <PricePart trip={trip} />}
        </Box>
        <Box component="aside" sx={lookLayout.panel} aria-label="Actions">
          {panel}
        </Box>
      </Box>
    </main>
  )
}

const looks = {
  scrim: {
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, rgba(9, 30, 24, 0.62), rgba(9, 30, 24, 0.16) 62%, transparent), linear-gradient( 180deg, rgba(9, 30, 24, 0.5), rgba(9, 30, 24, 0.1) 30%, rgba(9, 30, 24, 0.2) 52%, rgba(9, 30, 24, 0.82) )',
  },
  words: {
    position: 'relative',
    justifyContent: 'space-between',
    gap: 4,
    width: '100%',
    maxWidth: 1420,
    m: '0 auto',
    p: '18px 30px 68px',
    '& h1': {
      display: '-webkit-box',
      maxWidth: 880,
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
      fontSize: 40,
      lineHeight: '46px',
      letterSpacing: '-0.024em',
      overflowWrap: 'anywhere',
    },
    '& p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 14px',
      mt: '6px',
      fontSize: 16,
      lineHeight: '26px',
      fontWeight: 500,
      color: '#f1f6f3',
    },
    '@media (max-width: 1400px)': { paddingInline: 2 },
  },
} as const
