import Box from '@mui/material/Box'
import type { Traveler } from '#shared/itinerary/party'
import { Icon } from '../../../../components/icons/Icon'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { MenuOpener } from '../../../../components/menu/MenuButton'
import { useTripPage } from '../../../../trip/page/trip-page'
import { moveTo } from '../../../../trip/people/party-steps'
import { groupName, travelerName } from '../../../../trip/people/party-words'

interface MemberChipProps {
  readonly traveler: Traveler
  /** Everyone in the group, in order. */
  readonly among: readonly Traveler[]
  readonly partyId: string | undefined
}

/** Up to this many are moved one at a time. */
const fewToMove = 3

/** A traveler in a group; a click or Enter offers other groups. */
export function MemberChip({ traveler, among, partyId }: MemberChipProps) {
  const { trip, editor, permission } = useTripPage()
  const name = travelerName(traveler)
  if (!permission.details)
    return (
      <Box component="span" sx={looks.chip}>
        {name}
      </Box>
    )
  const andAfter = among.slice(among.indexOf(traveler)).map(({ id }) => id)
  const others = trip.parties.filter(({ id }) => id !== partyId)
  const move = (ids: readonly string[], to: string | null) => () => editor.edit(moveTo(ids, to))
  const after = andAfter.length - 1
  const actions: MenuAction[] = [
    ...others.map((party) => ({
      icon: 'move-right' as const,
      label: `Move to ${groupName(party)}`,
      run: move([traveler.id], party.id),
    })),
    ...(partyId === undefined
      ? []
      : [{ icon: 'x' as const, label: 'Remove from group', run: move([traveler.id], null) }]),
    ...(after < fewToMove ? [] : others).map((party) => ({
      icon: 'users' as const,
      label: `Move to ${groupName(party)} with the next ${after}`,
      run: move(andAfter, party.id),
    })),
  ]
  return (
    <MenuOpener actions={() => actions}>
      {(opens) => (
        <Box
          component="button"
          type="button"
          sx={looks.chip}
          aria-label={`Change group for ${name}`}
          {...opens}
        >
          <span dir="auto">{name}</span>
          <Icon name="chevron-down" size={13} />
        </Box>
      )}
    </MenuOpener>
  )
}

const looks = {
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    height: 26,
    p: '0 8px 0 10px',
    borderRadius: '99px',
    bgcolor: 'ground.sand',
    fontSize: 12.5,
    lineHeight: '16px',
    color: 'ink.main',
    'span&': { pr: 1 },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { flex: 'none' },
    'button&:hover': { bgcolor: 'ground.sand2' },
  },
} as const
