import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { capitalize } from '#shared/format/words'
import { paidLocally, pricedCharges } from '#shared/itinerary/charge-words'
import hues from '../../../../components/hue/hue.module.css'
import { Icon } from '../../../../components/icons/Icon'
import { card, cover } from '../../../../components/looks/looks'
import { Picture } from '../../../../components/picture/Picture'
import { mediaUrl } from '../../../../lib/media/picture-url'
import type { StayItem } from '../../../../trip/journey/journey'
import { placeWords, segmentName } from '../../../../trip/segments/segment-words'
import { pictureOf } from '../../../../trip/story/featured-image'
import { daysOfService, daysOfStay, wordsOfStay } from '../../../../trip/story/story'
import type { StoryFacts } from '../../../../trip/story/use-story-facts'
import { StayRooms } from '../journey/StayRooms'
import { StoryWords } from './StoryWords'
import type { StoryExtras } from './story-extras'

interface StayChapterProps {
  readonly stay: StayItem
  readonly startDate: CalendarDate
  readonly facts: StoryFacts
  readonly extras: StoryExtras
}

/** A stay as a chapter: picture with name, description, rooms, inclusions and activities. */
export function StayChapter({ stay, startDate, facts, extras }: StayChapterProps) {
  const { segment, number, hue, services } = stay
  const s3Key = pictureOf(segment, facts.pictures)
  const words = wordsOfStay(segment, facts.texts.get(segment.supplierCode ?? ''))
  const place = placeWords(segment)
  return (
    <Box
      component="article"
      className={hues[`hue${hue}`]}
      sx={[looks.chapter, segment.hideFromClient && looks.hidden]}
    >
      <Stack component="header" direction="row" sx={looks.head}>
        <Picture src={mediaUrl(s3Key, '2x1')} alt="" ratio="fill" focus="50% 55%" grain />
        <Box component="span" sx={looks.scrim} />
        <em className="tabular" aria-hidden="true">
          {number}
        </em>
        <Box sx={looks.title}>
          <p>
            {place !== '' && <Icon name="map-pin" size={14} />}
            {place}
          </p>
          <h3>
            <span className="visually-hidden">{`Stay ${number}: `}</span>
            {segmentName(segment)}
          </h3>
        </Box>
        <Box component="p" className="tabular" sx={looks.when}>
          <b>{daysOfStay(stay, startDate)}</b>
          {shortRange(segment.startDate, segment.endDate)}, {nightsLabel(segment.nights)}
        </Box>
      </Stack>
      <Box sx={looks.body}>
        <div>
          {extras.words?.(segment, words) ?? <StoryWords words={words} />}
          {services.length > 0 && (
            <Box
              component="ul"
              sx={looks.services}
              aria-label={`Planned at ${segmentName(segment)}`}
            >
              {services.map((service) => (
                <Box
                  component="li"
                  key={service.id}
                  sx={
                    service.hideFromClient
                      ? { opacity: 0.62, '@media print': { display: 'none' } }
                      : undefined
                  }
                >
                  <span className="tabular">{daysOfService(service, startDate)}</span>
                  <div>
                    <b>{segmentName(service)}</b>
                    {service.description !== undefined && <p>{service.description}</p>}
                    {service.extras.length > 0 && <p>Included: {service.extras.join(', ')}</p>}
                  </div>
                  {extras.notes?.(service)}
                  {extras.figure?.(service)}
                  {extras.menu?.(service)}
                </Box>
              ))}
            </Box>
          )}
        </div>
        <Box sx={{ display: 'grid', alignContent: 'start', gap: '14px' }}>
          <Box sx={looks.rooms}>
            <StayRooms
              segment={segment}
              roomNames={facts.roomNames}
              mayEdit={extras.mayEditRooms === true}
            />
          </Box>
          <Inclusions segment={segment} />
        </Box>
      </Box>
      {extras.figure !== undefined && (
        <Stack component="footer" direction="row" sx={looks.foot}>
          {extras.notes?.(segment)}
          <Box component="span" sx={{ flex: 1 }} />
          {extras.figure(segment)}
          {extras.menu?.(segment)}
        </Stack>
      )}
    </Box>
  )
}

function Inclusions({ segment }: Pick<StayItem, 'segment'>) {
  const { mealBasis, inclusions, extras } = segment
  const [inPrice, local] = [pricedCharges(segment), paidLocally(segment)]
  const texts = [mealBasis, inclusions, inPrice, local].filter((text) => text !== undefined)
  if (texts.length + extras.length === 0) return null
  return (
    <Box sx={looks.included}>
      {mealBasis !== undefined && (
        <b>
          <Icon name="check" size={15} />
          {mealBasis}
        </b>
      )}
      {inclusions !== undefined && <p>{inclusionWords(inclusions, mealBasis)}</p>}
      {inPrice !== undefined && <p>In the price: {inPrice}</p>}
      {local !== undefined && <p>Paid locally: {local}</p>}
      {extras.length > 0 && (
        <ul>
          {extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}

/** Suppliers' texts often start with the meal basis, which is already shown above. */
function inclusionWords(inclusions: string, board: string | undefined): string {
  return capitalize(
    inclusions.startsWith(`${board}: `) ? inclusions.slice(`${board}: `.length) : inclusions,
  )
}

const looks = {
  chapter: {
    overflow: 'hidden',
    ...card,
    '@media print': { boxShadow: 'none', breakInside: 'avoid' },
  },
  hidden: { opacity: 0.66, '@media print': { display: 'none' } },
  head: {
    position: 'relative',
    alignItems: 'flex-end',
    gap: 2,
    aspectRatio: '5 / 2',
    maxHeight: 400,
    width: '100%',
    p: '20px 24px',
    color: '#fff',
    '& em': {
      position: 'absolute',
      left: '20px',
      top: '18px',
      width: 34,
      height: 34,
      borderRadius: '17px',
      background: 'var(--stay)',
      boxShadow: '0 0 0 2.5px #fff',
      fontStyle: 'normal',
      fontWeight: 600,
      fontSize: 16,
      lineHeight: '34px',
      textAlign: 'center',
    },
    '@media (max-width: 760px)': {
      aspectRatio: '2',
      flexWrap: 'wrap',
      alignContent: 'flex-end',
      gap: '4px 20px',
      pt: '60px', // below the number, also where the name takes two lines
    },
    '@media print': { aspectRatio: '3', printColorAdjust: 'exact' },
  },
  scrim: {
    ...cover,
    background:
      'linear-gradient( 180deg, rgba(9, 30, 24, 0.1), transparent 34%, rgba(9, 30, 24, 0.28) 54%, rgba(9, 30, 24, 0.86) )',
  },
  title: {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    '& h3': {
      fontSize: 28,
      lineHeight: '34px',
      letterSpacing: '-0.018em',
      overflowWrap: 'anywhere',
    },
    '& p': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      fontSize: 13,
      lineHeight: '20px',
      fontWeight: 500,
    },
    '@media (max-width: 760px)': { flexBasis: '100%' },
  },
  when: {
    position: 'relative',
    flex: 'none',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    textAlign: 'right',
    '& b': { display: 'block', fontWeight: 600 },
    '@media (max-width: 760px)': {
      textAlign: 'left',
      '& b': { display: 'inline' },
      '& b::after': { content: '" · "' },
    },
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    gap: '14px 34px',
    p: '22px 24px',
    '@media (max-width: 1279px) and (min-width: 1100px), (max-width: 760px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '@media print': { paddingInline: 0 },
  },
  services: {
    mt: '16px',
    pt: '6px',
    borderTop: '1px dashed var(--mui-palette-ground-line2)',
    '& li': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '14px',
      p: '8px 0 2px',
      lineHeight: '20px',
    },
    '& li > span:first-of-type': {
      flex: 'none',
      minWidth: 48,
      fontWeight: 600,
      fontSize: 13,
      color: 'var(--stay)',
    },
    '& li > div': { flex: 1, minWidth: 0 },
    '& b': { fontWeight: 600 },
    '& p': { typography: 'body2', color: 'ink.second' },
    '@media print': { '& button': { display: 'none' } },
  },
  rooms: {
    '& ul': { m: 0 },
    '& > div': { flexDirection: 'column', alignItems: 'flex-start', gap: '6px' },
    '& button': { ml: '-6px' },
    '@media print': { '& button': { display: 'none' } },
  },
  foot: {
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    p: '4px 14px 4px 24px',
    borderTop: '1px solid var(--mui-palette-ground-line)',
    '@media print': { display: 'none' },
  },
  included: {
    typography: 'body2',
    p: '12px 14px',
    borderRadius: 1,
    bgcolor: 'ground.sand',
    color: 'ink.second',
    '& b': {
      display: 'flex',
      alignItems: 'center',
      gap: '7px',
      mb: '2px',
      fontWeight: 600,
      color: 'ink.main',
    },
    '& b svg': { color: 'success.main' },
    '& ul': { mt: '6px', pl: '16px', listStyle: 'disc' },
    '@media print': { printColorAdjust: 'exact' },
  },
} as const
