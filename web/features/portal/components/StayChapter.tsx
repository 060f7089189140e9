import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useState } from 'react'
import type { PortalPart } from '#shared/api/portal-shapes'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { FeatureIcon } from '../../../components/icons/FeatureIcon'
import { Icon } from '../../../components/icons/Icon'
import { Picture } from '../../../components/picture/Picture'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { artUrl, mediaUrl } from '../../../lib/media/picture-url'
import { hueOf } from '../model/portal-route'
import { partAnchor } from './part-anchor'
import { StayAnswer } from './StayAnswer'

const SeasonOfStay = lazyPage(() => import('./travelers/SeasonOfStay'), 'SeasonOfStay')

interface StayChapterProps {
  readonly tripId: string
  readonly stay: PortalPart
  readonly number: number
  readonly isLiked: boolean
  readonly onLike: (isLiked: boolean) => void
  /**
   * Whether the client can still answer: likes, comments and changes are of no use once it is
   * cancelled.
   */
  readonly isOpen: boolean
  /** What happens there day by day. */
  readonly days?: ReactNode
}

/**
 * A stay as a chapter: picture, dates, rooms, what it is like there, and what the client thinks of
 * it.
 */
export function StayChapter(props: StayChapterProps) {
  const { tripId, stay, number, isLiked, onLike, isOpen, days } = props
  const {
    id,
    title,
    region,
    country,
    startDate,
    endDate,
    nights,
    text,
    image,
    rooms,
    mealBasis,
    features,
  } = stay
  const [isWhole, setWhole] = useState(false)
  const paragraphs = (text ?? '').split(/\n{2,}/).filter((one) => one !== '')
  // What a rate includes begins with its meals, which stand above it.
  const inclusions = stay.inclusions?.replace(`${mealBasis}: `, '')
  const isLong = paragraphs.length > 1 || (paragraphs[0]?.length ?? 0) > 260
  return (
    <Box
      component="article"
      id={partAnchor(id)}
      data-stay={number}
      aria-label={title}
      sx={looks.card}
    >
      <Box sx={looks.picture}>
        <Picture src={mediaUrl(image) ?? artUrl({ seed: id })} alt="" ratio="3 / 2" />
        <Box
          component="span"
          className="tabular"
          sx={looks.number}
          style={{ background: paint(number) }}
        >
          {number}
        </Box>
      </Box>
      <Box sx={looks.body}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box
              component="p"
              className="tabular"
              sx={looks.dates}
              style={{ color: paint(number) }}
            >
              {shortRange(startDate, endDate)} <span>{nightsLabel(nights)}</span>
            </Box>
            <Box component="h3" sx={looks.title}>
              {title}
            </Box>
            <Box component="p" sx={{ color: 'ink.second' }}>
              {[region, country].filter(Boolean).join(', ')}
            </Box>
          </Box>
          {isOpen && (
            <Box
              component="button"
              type="button"
              aria-label={`Like ${title}`}
              aria-pressed={isLiked}
              onClick={() => onLike(!isLiked)}
              sx={{ ...looks.like, color: isLiked ? 'ember.600' : 'ink.second' }}
            >
              <Icon name="heart" size={22} filled={isLiked} />
            </Box>
          )}
        </Box>
        {paragraphs.length > 0 && (
          <Box sx={looks.text}>
            {(isWhole ? paragraphs : paragraphs.slice(0, 1)).map((paragraph) => (
              <Box component="p" key={paragraph} sx={isWhole ? undefined : looks.clamped}>
                {paragraph}
              </Box>
            ))}
            {isLong && (
              <Box
                component="button"
                type="button"
                sx={looks.more}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? 'Show less' : `Read more about ${title}`}
              </Box>
            )}
          </Box>
        )}
        <Box component="ul" sx={looks.facts}>
          {alike(rooms).map(({ count, ...room }) => (
            <li key={`${room.name} ${guestWords(room)}`}>
              <Icon name="bed-double" size={17} />
              <span>
                {count > 1 && `${count} × `}
                {room.name}
                <small>
                  {guestWords(room)}
                  {count > 1 && ' each'}
                </small>
              </span>
            </li>
          ))}
          {stay.paidLocally !== undefined && (
            <li>
              <Icon name="wallet" size={17} />
              <span>
                Paid locally
                <small>{stay.paidLocally}</small>
              </span>
            </li>
          )}
          {mealBasis !== undefined && (
            <li>
              <Icon name="wine" size={17} />
              <span>
                {mealBasis}
                {inclusions !== undefined && <small>{inclusions}</small>}
              </span>
            </li>
          )}
        </Box>
        {days}
        <Suspense>
          <SeasonOfStay stay={stay} />
        </Suspense>
        {features.length > 0 && (
          <Box component="ul" aria-label={`At ${title}`} sx={looks.features}>
            {features.map(({ code, name }) => (
              <li key={code}>
                <FeatureIcon code={code} size={16} />
                {name}
              </li>
            ))}
          </Box>
        )}
        {!stay.isIncluded && (
          <Box component="p" sx={{ color: 'ink.second' }}>
            You arrange this stay yourself.
          </Box>
        )}
        {isOpen && <StayAnswer tripId={tripId} stay={stay} />}
      </Box>
    </Box>
  )
}

/** Rooms of the same kind for as many guests, counted. */
function alike(rooms: PortalPart['rooms']) {
  const roomCounts = new Map<string, PortalPart['rooms'][number] & { count: number }>()
  for (const room of rooms) {
    const key = `${room.name} ${guestWords(room)}`
    roomCounts.set(key, { ...room, count: (roomCounts.get(key)?.count ?? 0) + 1 })
  }
  return [...roomCounts.values()]
}

const paint = (number: number): string => `var(--mui-palette-stay-${hueOf(number)}-main)`

const looks = {
  card: {
    bgcolor: 'background.paper',
    borderRadius: '18px',
    overflow: 'hidden',
    boxShadow: 4,
    mb: '20px',
    scrollMarginTop: '70px',
  },
  picture: { position: 'relative' },
  number: {
    position: 'absolute',
    left: 16,
    bottom: -16,
    width: 36,
    height: 36,
    borderRadius: 99,
    color: '#fff',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    boxShadow: '0 0 0 3px #fff',
  },
  body: { p: '28px 20px 20px', display: 'grid', gap: '14px' },
  like: { p: '11px', m: '-6px -8px 0 0', borderRadius: 99, cursor: 'pointer', display: 'grid' },
  dates: {
    fontWeight: 600,
    fontSize: 13.5,
    '& span': { color: 'ink.second', fontWeight: 500, ml: '6px' },
  },
  title: {
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-.015em',
    overflowWrap: 'anywhere',
  },
  text: { fontSize: 15.5, lineHeight: '24px', display: 'grid', gap: '10px', justifyItems: 'start' },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 5,
    overflow: 'hidden',
  },
  more: {
    fontWeight: 600,
    color: 'forest.700',
    cursor: 'pointer',
    minHeight: 24,
    textAlign: 'left',
  },
  facts: {
    display: 'grid',
    gap: '9px',
    '& li': {
      display: 'flex',
      gap: '11px',
      '& svg': { flex: 'none', mt: '2px', color: 'forest.600' },
    },
    '& small': { display: 'block', color: 'ink.second', fontSize: 13 },
  },
  features: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '7px',
      p: '5px 11px',
      borderRadius: 99,
      fontSize: 13,
      bgcolor: 'ground.sand',
    },
  },
} as const
