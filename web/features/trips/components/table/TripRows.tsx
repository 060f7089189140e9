import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, memo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { hasCapability } from '#shared/itinerary/states'
import { Icon } from '../../../../components/icons/Icon'
import { IconAction } from '../../../../components/inputs/IconAction'
import { LazyMenu } from '../../../../components/overlay/lazy-overlays'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { Picture } from '../../../../components/picture/Picture'
import { useCopy } from '../../../../components/snackbar/use-copy'
import { StateChip } from '../../../../components/state/StateChip'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { useTripPath } from '../../../../lib/navigation/trip-path'
import type { Trip } from '../../api/trips-query'
import { usePaymentActions } from '../../api/use-change-payments'
import { travelWords } from '../../model/trip-words'
import { TripDetail } from '../detail/TripDetail'
import { DueCell, MarginCell, PaidCell, SellCell } from './MoneyCells'
import { columns } from './TableHead'

interface TripRowsProps {
  readonly trip: Trip
  /** Its position in the whole list, from 0. */
  readonly index: number
  readonly isOpen: boolean
  readonly onToggle: (id: ItineraryId) => void
}

/** A trip's row, with its payments below while expanded. */
export const TripRows = memo(function TripRows({ trip, index, isOpen, onToggle }: TripRowsProps) {
  const look = ['row', isOpen && 'open', trip.state === 'cancelled' && 'dead']
    .filter(Boolean)
    .join(' ')
  const toggle = () => onToggle(trip.id)
  const onClick = (event: MouseEvent) => {
    const isControl =
      event.target instanceof Element &&
      event.target.closest('a, button, [role="presentation"]') !== null
    if (!isControl && getSelection()?.isCollapsed !== false) toggle()
  }
  return (
    <>
      <tr className={look} aria-rowindex={index + 2} onClick={onClick}>
        <td className="toggle">
          <IconAction
            icon="chevron-right"
            label={`Payments for ${trip.name}`}
            size="small"
            data-toggle
            aria-expanded={isOpen}
            onClick={toggle}
          />
        </td>
        <NameCell trip={trip} />
        <ClientCell name={trip.clientName} />
        <td className="state">
          <StateChip state={trip.state} />
          {trip.published && (
            <Box component="span" sx={{ ml: 0.6, color: 'ink.note' }} title="The client can see it">
              <Icon name="eye" size={15} />
              <span className="visually-hidden">The client can see it</span>
            </Box>
          )}
        </td>
        <TravelCell trip={trip} />
        <SellCell trip={trip} />
        <MarginCell trip={trip} />
        <PaidCell trip={trip} />
        <DueCell trip={trip} />
        <td className="agent" title={trip.agentName}>
          <PersonAvatar name={trip.agentName} size={26} />
          <span className="visually-hidden">{trip.agentName}</span>
        </td>
        <td className="menu">
          <RowMenu trip={trip} />
        </td>
      </tr>
      {isOpen && (
        <tr className="detail">
          <td />
          <td colSpan={columns.length - 1}>
            <TripDetail trip={trip} />
          </td>
        </tr>
      )}
    </>
  )
})

function NameCell({ trip }: { readonly trip: Trip }) {
  const pathOf = useTripPath()
  const { range } = travelWords(trip)
  return (
    <th scope="row">
      <Link to={pathOf(trip.id)} className="trip" data-trip>
        <span className="picture">
          <Picture src={mediaUrl(trip.image)} alt="" ratio="fill" />
        </span>
        <span className="words">
          <b dir="auto" title={trip.name}>
            {trip.name}
          </b>
          <small className="tabular">
            {trip.versionLetter !== undefined && <span>Version {trip.versionLetter} · </span>}
            {trip.clientName !== undefined && (
              <span className="narrowOnly">
                <bdi>{trip.clientName}</bdi>,{' '}
              </span>
            )}
            {trip.bookingReference ?? 'no booking reference'}
          </small>
          <small className="tabular tabletOnly">
            {range}, {trip.startDate.slice(0, 4)}
          </small>
        </span>
      </Link>
    </th>
  )
}

function ClientCell({ name }: { readonly name: string | undefined }) {
  return (
    <td className="minor">
      {name === undefined ? (
        <span className="quiet">No client yet</span>
      ) : (
        <span className="client">
          <PersonAvatar name={name} size={28} />
          <span dir="auto" title={name}>
            {name}
          </span>
        </span>
      )}
    </td>
  )
}

function TravelCell({ trip }: { readonly trip: Trip }) {
  const { range, note } = travelWords(trip)
  return (
    <td className="tabular travel">
      {range}
      <small>{note}</small>
    </td>
  )
}

/** Actions on a trip without opening it. */
function RowMenu({ trip }: { readonly trip: Trip }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${trip.name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={16} />
      </IconButton>
      {anchor !== null && <OpenMenu trip={trip} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

function OpenMenu({
  trip,
  anchor,
  onClose,
}: {
  trip: Trip
  anchor: HTMLElement
  onClose: () => void
}) {
  const actions = usePaymentActions(trip)
  const path = useTripPath()(trip.id)
  const mayGenerate =
    hasCapability(trip.state, 'payment') &&
    trip.sell > 0 &&
    trip.dueDate === undefined &&
    trip.paid === 0
  const copy = useCopy()
  const copyAddress = () => {
    copy(`${location.origin}${path}`, 'Link copied.')
    onClose()
  }
  return (
    <LazyMenu disablePortal anchorEl={anchor} open onClose={onClose}>
      <MenuItem component={Link} to={path}>
        <Icon name="pencil" size={16} />
        Open itinerary
      </MenuItem>
      {mayGenerate && (
        <MenuItem
          onClick={() => {
            onClose()
            void actions.generate()
          }}
        >
          <Icon name="credit-card" size={16} />
          Generate payments
        </MenuItem>
      )}
      <MenuItem onClick={() => void copyAddress()}>
        <Icon name="copy" size={16} />
        Copy link for a colleague
      </MenuItem>
    </LazyMenu>
  )
}
