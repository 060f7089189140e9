import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RoomType } from '#shared/api/availability'
import { whyNoBeds } from '#shared/calendar/house-party'
import { countOf, guestWords } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { todayUtc } from '../../../lib/time/today-here'
import { rateRulesQuery } from '../../api/camp-offer-queries'
import { type BuilderSegment, chosenRoomOf } from '../model/builder-segment'
import { placeEveryone } from '../model/place-everyone'
import type { RoomOffer } from '../model/room-offer'
import { useTravelers } from '../state/builder-store'
import { addRoom, setRooms } from '../state/segment-actions'
import { useUnassigned } from './use-edited-stay'

interface PlaceEveryoneProps {
  readonly segment: BuilderSegment
  readonly rooms: readonly { readonly room: RoomType; readonly offer: RoomOffer }[]
  readonly isLoading: boolean
}

/**
 * 'Place everyone': rooms for the travelers who have none, the best by price, then comfort. They
 * are rooms like any others afterwards, to be edited or taken back.
 */
export function PlaceEveryone({ segment, rooms, isLoading }: PlaceEveryoneProps) {
  const queries = useQueryClient()
  const party = useTravelers()
  const travelers = useUnassigned(segment)
  const place = useMutation({
    // Without rates the rooms with more comfort are taken.
    mutationFn: () => queries.fetchQuery(rateRulesQuery(segment)).catch(() => []),
    onSuccess: (rules) => {
      const placement = placeEveryone({ segment, travelers, rooms, rules, bookedOn: todayUtc() })
      if (placement === undefined) {
        const types = rooms.map(({ room }) => room)
        const words = `The rooms left on these dates can’t sleep ${guestWords(travelers)}.`
        showSnackbar(whyNoBeds(types, party) ?? words, { tone: 'error' })
        return
      }
      for (const { room, ...guests } of placement) addRoom(segment.id, chosenRoomOf(room), guests)
      const undo = () => setRooms(segment.id, segment.rooms)
      showSnackbar(`Everyone has a room: ${countOf(placement.length, 'room')} added.`, {
        action: { label: 'Undo', run: undo },
      })
    },
  })
  if (travelers.adults + travelers.children === 0) return null
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name="users" size={16} />}
      disabled={isLoading || place.isPending}
      onClick={() => place.mutate()}
    >
      Place everyone
    </Button>
  )
}
