import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { rangeWithYear } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import { isPattern } from '#shared/itinerary/states'
import { AgencyLogo, printedMark } from '../../../../components/brand/AgencyLogo'
import { Icon } from '../../../../components/icons/Icon'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { BackLink } from '../../../../components/picture/BackLink'
import cover from '../../../../components/picture/cover.module.css'
import { Picture } from '../../../../components/picture/Picture'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { useSession } from '../../../../lib/session/session'
import { useCamps } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { tripPicture } from '../../../../trip/story/featured-image'
import { EditableName } from '../header/EditableName'
import { SaveState } from '../header/SaveState'
import { TripViews } from '../header/TripViews'
import { VersionSwitch } from '../header/VersionSwitch'
import { storyLooks } from './story-looks'

const PictureDialog = lazyPart(() => import('./PictureDialog'), 'PictureDialog')

interface StoryHeroProps {
  /** As the client sees it: without prices, chips and menus. */
  readonly isReading: boolean
  readonly onReading: (isReading: boolean) => void
}

/** The cover: the trip's picture, name, client and dates. */
export function StoryHero({ isReading, onReading }: StoryHeroProps) {
  const { trip, editor, permission, changeClient } = useTripPage()
  const { segments, startDate, endDate } = trip.itinerary
  const { pictures, isLoading } = useCamps(segments)
  const { agency } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const s3Key = tripPicture(trip, pictures)
  const client = trip.clientData?.name
  const print = () => {
    // Print the client's version: hide what only agents see before the browser captures the page.
    flushSync(() => onReading(true))
    window.print()
    onReading(isReading)
  }
  return (
    <Box component="header" className={cover.cover} sx={storyLooks.hero}>
      {!(s3Key === undefined && isLoading) && (
        <Picture src={mediaUrl(s3Key, '2x1')} alt="" ratio="fill" focus="50% 58%" eager grain />
      )}
      <Box sx={looks.scrim} />
      <Stack direction="row" sx={looks.top}>
        <BackLink to="/trips-and-payments">Trips and Payments</BackLink>
        <SaveState />
        <TripViews id={trip.id} present="story" />
      </Stack>
      <Stack direction="row" sx={looks.words}>
        <Box sx={looks.name}>
          <Box sx={printedMark}>
            <AgencyLogo agency={agency} on="dark" height={40} />
          </Box>
          {!isPattern(trip.state) && (
            <Stack
              component="p"
              direction="row"
              sx={{ alignItems: 'center', gap: '9px', fontWeight: 500 }}
            >
              {client === undefined ? (
                <Icon name="user-plus" size={16} />
              ) : (
                <PersonAvatar name={client} size={22} />
              )}
              <Box
                component="button"
                type="button"
                sx={looks.client}
                disabled={!permission.client}
                onClick={changeClient}
              >
                {client === undefined ? 'Add client' : `For ${client}`}
                {client !== undefined && <span className="visually-hidden">, change client</span>}
              </Box>
            </Stack>
          )}
          <EditableName
            name={trip.name}
            isReadOnly={!permission.details}
            onRename={(name) => editor.edit({ name })}
          />
          <Box
            component="p"
            className="tabular"
            sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 500, color: '#f1f6f3' }}
          >
            {rangeWithYear(startDate, endDate)} · {partyWords(trip.itinerary)}
          </Box>
          {!isReading && (
            <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
              <VersionSwitch present="story" />
            </Box>
          )}
        </Box>
        <Stack direction="row" sx={looks.tools}>
          {permission.details && !isReading && (
            <Button
              size="small"
              variant="glass"
              startIcon={<Icon name="images" size={16} />}
              onClick={() => setChoosing(true)}
            >
              Picture
            </Button>
          )}
          <Button
            size="small"
            variant="glass"
            aria-pressed={isReading}
            startIcon={<Icon name={isReading ? 'pencil' : 'eye'} size={16} />}
            onClick={() => onReading(!isReading)}
          >
            {isReading ? 'Back to editing' : 'Client view'}
          </Button>
          <Button
            size="small"
            variant="glass"
            startIcon={<Icon name="file-down" size={16} />}
            onClick={print}
          >
            Print
          </Button>
        </Stack>
      </Stack>
      {isChoosing && <PictureDialog onClose={() => setChoosing(false)} />}
    </Box>
  )
}

const looks = {
  scrim: {
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, rgba(9, 30, 24, 0.6), rgba(9, 30, 24, 0.14) 62%, transparent), linear-gradient( 180deg, rgba(9, 30, 24, 0.6), rgba(9, 30, 24, 0.18) 26%, transparent 44%, rgba(9, 30, 24, 0.3) 62%, rgba(9, 30, 24, 0.84) )',
  },
  top: {
    position: 'relative',
    width: '100%',
    maxWidth: 1420,
    m: '0 auto',
    p: '18px 30px',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 18px',
    '& > div': { maxWidth: 'none', m: '0 0 0 auto' },
    '@media (max-width: 1400px)': { paddingInline: 2 },
    '@media print': { display: 'none' },
  },
  words: {
    position: 'relative',
    width: '100%',
    maxWidth: 1420,
    m: '0 auto',
    p: '18px 30px',
    alignItems: 'flex-end',
    gap: 3,
    pb: '78px',
    '@media (max-width: 1400px)': { paddingInline: 2 },
    '@media (max-width: 900px)': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '16px',
      pb: '64px',
    },
    '@media print': { pb: '24px' },
  },
  name: {
    flex: 1,
    minWidth: 0,
    '& h1': { m: '6px 0 8px', fontSize: 44, lineHeight: '50px', letterSpacing: '-0.025em' },
    '& h1 > span': {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
    },
    '@media (max-width: 900px)': { '& h1': { fontSize: 36, lineHeight: '42px' } },
    '@media print': { '& button[aria-label="Rename"]': { display: 'none' } },
  },
  client: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
    '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:disabled': { cursor: 'default' },
  },
  tools: {
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    '@media (max-width: 900px)': { justifyContent: 'flex-start' },
    '@media print': { display: 'none' },
  },
} as const
