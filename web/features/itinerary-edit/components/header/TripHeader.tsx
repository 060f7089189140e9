import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, rangeWithYear } from '#shared/format/dates'
import { countOf, partyWords } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { isPattern } from '#shared/itinerary/states'
import { AgencyLogo, printedMark } from '../../../../components/brand/AgencyLogo'
import { Icon } from '../../../../components/icons/Icon'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { BackLink } from '../../../../components/picture/BackLink'
import cover from '../../../../components/picture/cover.module.css'
import { Picture } from '../../../../components/picture/Picture'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { useSession } from '../../../../lib/session/session'
import { tripPortalQuery } from '../../../../trip/api/trip-portal-query'
import { useCamps } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { tripUnpricedStays } from '../../../../trip/price/trip-unpriced-stays'
import { tripPicture } from '../../../../trip/story/featured-image'
import { DownloadButton } from './DownloadButton'
import { EditableName } from './EditableName'
import { SaveState } from './SaveState'
import { TripViews } from './TripViews'
import { VersionSwitch } from './VersionSwitch'

/** The id of the trip's messages on the page. */
export const messagesAnchor = 'trip-messages'

interface TripHeaderProps {
  readonly present: 'edit' | 'details'
}

/** The trip at a glance over its picture: name, client, dates, travelers, and save state. */
export function TripHeader({ present }: TripHeaderProps) {
  const { trip, editor, permission } = useTripPage()
  const { segments } = trip.itinerary
  const { pictures, isLoading } = useCamps(segments)
  const s3Key = tripPicture(trip, pictures)
  const { agency } = useSession()
  const waits = s3Key === undefined && isLoading
  return (
    <Box component="header" className={cover.cover} sx={looks.hero}>
      {!waits && <Picture src={mediaUrl(s3Key, '2x1')} alt="" ratio="fill" focus="50% 60%" eager />}
      <Box sx={looks.scrim} />
      <Stack direction="row" sx={looks.row}>
        <Box sx={{ flex: 1, minWidth: 0, '@media (max-width: 900px)': { width: '100%' } }}>
          <Box sx={printedMark}>
            <AgencyLogo agency={agency} on="dark" height={40} />
          </Box>
          <BackLink to="/trips-and-payments">Trips and Payments</BackLink>
          <EditableName
            name={trip.name}
            isReadOnly={!permission.details}
            onRename={(name) => editor.edit({ name })}
          />
          <Facts present={present} />
        </Box>
        <Stack sx={looks.aside}>
          <SaveState />
          <Stack direction="row" sx={looks.tabs}>
            <VersionSwitch present={present} />
            <TripViews id={trip.id} present={present} />
          </Stack>
        </Stack>
      </Stack>
    </Box>
  )
}

function Facts({ present }: TripHeaderProps) {
  const { parts } = useTripSlots()
  const { trip, permission, changeClient, editor } = useTripPage()
  const navigate = useNavigate()
  const { startDate, endDate } = trip.itinerary
  const name = trip.clientData?.name
  return (
    <Stack component="ul" direction="row" className="tabular" sx={looks.facts}>
      {!isPattern(trip.state) && (
        <li>
          <Stack
            component="button"
            direction="row"
            type="button"
            sx={looks.client}
            disabled={!permission.client}
            onClick={changeClient}
          >
            {name === undefined ? (
              <Icon name="user-plus" size={15} />
            ) : (
              <PersonAvatar name={name} size={22} />
            )}
            <Box
              component="span"
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {name ?? 'Add client'}
            </Box>
            {name !== undefined && <span className="visually-hidden">, change client</span>}
          </Stack>
        </li>
      )}
      {!isPattern(trip.state) && (
        <li>
          <FormControlLabel
            disabled={!permission.details}
            control={
              <Switch
                checked={trip.published}
                onChange={(event) => editor.edit({ published: event.target.checked })}
              />
            }
            label="Client can see it"
          />
        </li>
      )}
      {!isPattern(trip.state) && (
        <li>
          <PortalButton id={trip.id} client={name} />
        </li>
      )}
      {!isPattern(trip.state) && (
        <li>
          <DownloadButton />
        </li>
      )}
      <li>
        <Icon name="calendar" size={15} />
        {rangeWithYear(startDate, endDate)}, {nightsLabel(daysBetween(startDate, endDate))}
      </li>
      <li>
        <Icon name="users" size={15} />
        {partyWords(trip.itinerary)}
      </li>
      {present === 'edit' && (
        <Box component="li" sx={{ '&:empty': { display: 'none' } }}>
          <Suspense>
            {parts.newMessages({ trip, onOpen: () => void navigate({ hash: messagesAnchor }) })}
          </Suspense>
        </Box>
      )}
    </Stack>
  )
}

const PortalCard = lazyPage(() => import('./PortalCard'), 'PortalCard')

/**
 * Whether the client has been invited to the trip and has opened it, and the way to invite them.
 */
function PortalButton({
  id,
  client,
}: {
  readonly id: ItineraryId
  readonly client: string | undefined
}) {
  const { parts } = useTripSlots()
  const { trip } = useTripPage()
  const [isSharing, setSharing] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery(tripPortalQuery(id))
  const { views = 0, invitedAt, chosenAt } = data ?? {}
  const words =
    views > 0
      ? `Opened ${countOf(views, 'time')}`
      : invitedAt === undefined
        ? 'Invite client'
        : 'Invited, not opened yet'
  return (
    <>
      <Button
        size="small"
        variant="glass"
        aria-haspopup="dialog"
        startIcon={<Icon name={chosenAt === undefined ? 'share-2' : 'circle-check'} size={15} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 26, py: 0 }}
      >
        {chosenAt === undefined ? words : 'Client chose this trip'}
      </Button>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Client portal', sx: { mt: 0.6, width: 340 } },
        }}
      >
        <Box sx={{ p: 2 }}>
          <PortalCard
            id={id}
            client={client}
            unpriced={tripUnpricedStays(trip).length}
            onShare={() => {
              setAnchor(null)
              setSharing(true)
            }}
          />
        </Box>
      </LazyPopover>
      {isSharing && parts.shareDialog({ trip, onClose: () => setSharing(false) })}
    </>
  )
}

const looks = {
  facts: {
    flexWrap: 'wrap',
    gap: '4px 22px',
    fontWeight: 500,
    color: '#f1f6f3',
    '& li': { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, height: 24 },
    // fingers get taller buttons, which need the room
    '@media (max-width: 560px)': { rowGap: '8px', '& li': { height: 'auto', minHeight: 24 } },
  },
  hero: {
    height: 196,
    '@media (max-width: 900px)': { height: 244 },
    '@media (max-width: 560px)': { height: 'auto', pb: 4 },
    '@media print': { height: 'auto', pb: '44px', printColorAdjust: 'exact' },
  },
  scrim: {
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient( 90deg, rgba(9, 30, 24, 0.78), rgba(9, 30, 24, 0.42) 46%, rgba(9, 30, 24, 0.16) 70%, rgba(9, 30, 24, 0.34) ), linear-gradient(180deg, rgba(9, 30, 24, 0.52), rgba(9, 30, 24, 0.3) 45%, transparent 75%)',
  },
  row: {
    position: 'relative',
    alignItems: 'flex-start',
    gap: 2,
    p: '20px 30px',
    '@media (max-width: 1400px)': { p: 2 },
    '@media (max-width: 900px)': { flexDirection: 'column-reverse', gap: '14px', pt: '14px' },
  },
  aside: {
    flex: 'none',
    alignItems: 'flex-end',
    gap: '12px',
    maxWidth: '46%',
    '@media (max-width: 900px)': {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      maxWidth: 'none',
    },
    '@media (max-width: 560px)': { flexWrap: 'wrap', gap: '8px' },
    '@media print': { display: 'none' },
  },
  tabs: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px', minWidth: 0 },
  client: {
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    maxWidth: 320,
    p: '2px 6px 2px 2px',
    ml: '-2px',
    borderRadius: '99px',
    fontWeight: 500,
    '&:hover:not(:disabled)': { bgcolor: 'rgba(255, 255, 255, 0.14)' },
    '&:disabled': { cursor: 'default' },
  },
} as const
