import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import type { SupplierCode } from '#shared/ids/ids'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { roomOffersQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import { changeStay } from '../../../../trip/journey/changed-stay'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import {
  type RoomDraft,
  roomDrafts,
  roomErrors,
  roomLines,
  withoutRoom,
  withRoom,
} from '../../../../trip/segments/room-draft'
import { segmentName } from '../../../../trip/segments/segment-words'
import { dialogLooks } from './dialog-looks'
import { GuideFoot } from './GuideFoot'
import { RoomFields } from './RoomFields'

/** The rooms of a stay and who sleeps in each. */
export function RoomsDialog({ segmentId, onClose }: { segmentId: string; onClose: () => void }) {
  const { trip } = useTripPage()
  const stay = trip.itinerary.segments.find(({ id }) => id === segmentId)
  if (stay?.supplierCode === undefined) return null
  return <StayRoomsDialog stay={stay} supplierCode={stay.supplierCode} onClose={onClose} />
}

interface RoomsForm {
  readonly rooms: readonly RoomDraft[]
}

interface StayRoomsDialogProps {
  readonly stay: TripSegment
  readonly supplierCode: SupplierCode
  readonly onClose: () => void
}

function StayRoomsDialog({ stay, supplierCode, onClose }: StayRoomsDialogProps) {
  const { trip, editor } = useTripPage()
  const { adults, children, childrenAges } = trip.itinerary
  const party = { adults, children, childrenAges }
  const { startDate, endDate } = stay
  const types = useQuery(roomTypesQuery(supplierCode))
  const offers = useQuery(roomOffersQuery({ supplierCode, startDate, endDate }))
  const { control, handleSubmit } = useForm<RoomsForm>({
    defaultValues: { rooms: roomDrafts(stay.rooms, party) },
  })
  const { field } = useController({ control, name: 'rooms' })
  const drafts = field.value
  const addedCount = useRef(0)
  const roomTypes = types.data ?? []
  const typeOf = ({ optionKey }: RoomDraft) =>
    roomTypes.find((type) => type.optionKey === optionKey)
  const errors = drafts.flatMap((draft) => roomErrors(draft, typeOf(draft), party))
  const withoutRooms = withoutRoom(drafts, party)
  const rooms = roomLines(drafts, { roomTypes, present: stay.rooms, trip: party })
  const isSame = JSON.stringify(rooms.map(essential)) === JSON.stringify(stay.rooms.map(essential))
  const changedStay = isSame ? stay : changeStay(stay, { rooms })
  const add = () => {
    const type = roomTypes.find((one) => !one.disabled)
    addedCount.current += 1
    if (type !== undefined)
      field.onChange(withRoom(drafts, type, party, `new-${addedCount.current}`))
  }
  const save = () => {
    if (!isSame) {
      const path = segmentPath(stay.id)
      tellEdit(
        editor,
        { [path]: changedStay },
        { text: `Rooms at ${segmentName(stay)} updated.`, back: { [path]: stay } },
      )
    }
    onClose()
  }
  return (
    <FormDialog
      title={`Rooms at ${segmentName(stay)}`}
      text={`${shortRange(startDate, endDate)}, ${nightsLabel(stay.nights)} · ${partyWords(party)}`}
      width="sm"
      submitLabel="Save rooms"
      disabled={drafts.length === 0 || errors.length > 0 || types.isPending}
      aside={
        <GuideFoot
          changed={isSame || errors.length > 0 ? undefined : changedStay}
          supplierCode={supplierCode}
        />
      }
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <Box sx={dialogLooks.fields}>
        {types.isPending ? (
          <Bone height={120} radius={12} />
        ) : (
          drafts.map((draft, index) => (
            <RoomFields
              key={draft.key}
              draft={draft}
              drafts={drafts}
              party={party}
              roomTypes={roomTypes}
              offers={offers.data}
              number={index + 1}
              type={typeOf(draft)}
              onChange={field.onChange}
            />
          ))
        )}
        {types.isError && (
          <Box component="p" sx={dialogLooks.hint}>
            The camp’s rooms couldn’t be loaded. Try again in a moment.
          </Box>
        )}
        <Stack direction="row" sx={{ alignItems: 'center', gap: '14px', fontSize: 13 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            disabled={roomTypes.length === 0}
            onClick={add}
          >
            Add room
          </Button>
          <Box
            component="span"
            sx={
              withoutRooms.adults + withoutRooms.children > 0 ? dialogLooks.warn : dialogLooks.fine
            }
            role="status"
          >
            {withoutRooms.adults + withoutRooms.children > 0
              ? `${partyWords(withoutRooms)} without a room`
              : 'All travelers have a room'}
          </Box>
        </Stack>
      </Box>
    </FormDialog>
  )
}

/** What a supplier needs to consider two rooms the same. */
const essential = ({ optionKey, adults, children, childrenAges }: TripSegment['rooms'][number]) => [
  optionKey,
  adults,
  children,
  childrenAges,
]
