import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { daysBetween } from '#shared/dates/calendar-date'
import { longDate, nightsLabel } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { featuredImageOf } from '#shared/itinerary/featured-image'
import { hueOfStay } from '../../../components/calendar/calendar-day'
import hues from '../../../components/hue/hue.module.css'
import { figureText, moneyText } from '../../../components/money/money-parts'
import { BackLink } from '../../../components/picture/BackLink'
import cover from '../../../components/picture/cover.module.css'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import { type LookedTrip, type TripPartName, tripPartLabels, tripPartNames } from '../model/saved-trip'
import { lookLayout } from './look-layout'

/** Parts of another feature, as the page composes them: a feature never imports a feature. */
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
  /** Beside the dates: its state, who saved it. */
  readonly note: ReactNode
  readonly parts: LookParts
  /** What can be done with it. */
  readonly panel: ReactNode
}

/** A trip looked at, part by part, without changing it: a saved one, or one that was built. */
export function TripLook({ trip, part, pathOf, back, note, parts, panel }: TripLookProps) {
  const { segments, startDate, endDate, params } = trip.itinerary
  const s3Key = featuredImageOf({ segments, customized: params.customizations?.featuredImage })?.s3Key
  return (
    <main>
      <Box component="header" className={cover.cover} sx={lookLayout.hero}>
        <Picture
          src={s3Key === undefined ? undefined : mediaUrl(s3Key, '2x1')}
          alt=""
          ratio="fill"
          focus="50% 58%"
          eager
          grain
        />
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

/** What it sold for, and what was left of it, as it is stored: other dates are priced by their own quote. */
function PricePart({ trip }: { readonly trip: LookedTrip }) {
  const { finance, costs, margins, currency, itinerary, exchange } = trip
  if (finance === undefined || finance.sell === 0) {
    return (
      <Box component="p" sx={looks.none}>
        No price yet. Get a quote to price it.
      </Box>
    )
  }
  const rows = [
    ['Selling price', finance.sellingPrice],
    ['Deposit', finance.deposit],
    ['Balance', finance.balance],
    ['Cost', costs?.total],
    ['Margin', margins?.total],
  ] as const
  return (
    <Box component="section" sx={looks.price} aria-label="Price">
      <Box component="p" className="tabular" sx={looks.sell}>
        <b>{moneyText(finance.sell, currency)}</b>
        <span>
          {itinerary.pax > 0 && `${moneyText(Math.round(finance.sell / itinerary.pax), currency)} per person, `}
          {guestWords(itinerary)}
        </span>
      </Box>
      <dl>
        {rows.map(([label, amount]) =>
          amount === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={amount < 0 ? 'tabular negative' : 'tabular'}>{figureText(amount, currency)}</dd>
            </div>
          ),
        )}
      </dl>
      <Typography variant="body2" sx={{ maxWidth: '62ch', color: 'ink.note' }}>
        In {currency}, for {longDate(itinerary.startDate)}
        {exchange.date !== undefined && `, at the exchange rates of ${longDate(exchange.date)}`}. Other dates are priced
        by their own quote.
      </Typography>
    </Box>
  )
}

/** The stays at a glance, in the order of the journey. */
function StayCards({ trip }: { readonly trip: LookedTrip }) {
  const { segments, startDate } = trip.itinerary
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => daysBetween(other.startDate, one.startDate))
  if (stays.length === 0)
    return (
      <Box component="p" sx={looks.none}>
        This itinerary has no stays yet.
      </Box>
    )
  return (
    <Box component="ol" sx={lookLayout.stays}>
      {stays.map(({ id, campName, title, regionName, country, nights, featuredImage, mealBasis, ...stay }, index) => {
        const s3Key = featuredImage?.s3Key
        const day = daysBetween(startDate, stay.startDate) + 1
        return (
          <li key={id} className={hues[`hue${hueOfStay(index)}`]}>
            <Box sx={looks.picture}>
              <Picture src={s3Key === undefined ? undefined : mediaUrl(s3Key)} alt="" ratio="fill" />
              <em className="tabular" aria-hidden="true">
                {index + 1}
              </em>
            </Box>
            <div>
              <h2 title={campName ?? title}>{campName ?? title ?? 'Own Arrangement'}</h2>
              <p>{[regionName, country].filter(Boolean).join(', ')}</p>
              <p className="tabular">
                From day {day}, {nightsLabel(nights)}
                {mealBasis !== undefined && ` · ${mealBasis}`}
              </p>
            </div>
          </li>
        )
      })}
    </Box>
  )
}

const looks = {
  price: {
    ...{
      mt: '24px',
      p: '26px 30px',
      borderRadius: 'var(--mui-radius-card)',
      bgcolor: 'background.paper',
      boxShadow: 4,
    },
    '& dl': { display: 'grid', maxWidth: 420, m: '18px 0' },
    '& dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      p: '7px 0',
      borderTop: '1px solid var(--mui-palette-ground-line)',
    },
    '& dd': { fontWeight: 600 },
    '& .negative': { color: 'error.main' },
  },
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
  none: {
    mt: '24px',
    p: '24px',
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'background.paper',
    boxShadow: 4,
    color: 'ink.second',
  },
  sell: {
    '& b': { display: 'block', fontSize: 34, lineHeight: '42px', fontWeight: 600, letterSpacing: '-0.02em' },
    '& span': { color: 'ink.second' },
  },
  picture: {
    position: 'relative',
    aspectRatio: '3 / 2',
    '& em': {
      position: 'absolute',
      left: '14px',
      top: '14px',
      width: 28,
      height: 28,
      borderRadius: '14px',
      background: 'var(--stay)',
      boxShadow: '0 0 0 2px #fff',
      color: '#fff',
      fontStyle: 'normal',
      fontWeight: 600,
      fontSize: 14,
      lineHeight: '28px',
      textAlign: 'center',
    },
    '& + div': { p: '14px 18px 16px', fontSize: 13, lineHeight: '19px', color: 'ink.second' },
  },
} as const
