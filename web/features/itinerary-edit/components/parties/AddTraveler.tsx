import Box from '@mui/material/Box'
import type { ClipboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { IconAction } from '../../../../components/inputs/IconAction'
import { useTripPage } from '../../../../trip/page/trip-page'
import { partyPath } from '../../../../trip/people/party-edits'
import {
  ageOf,
  maxTravelers,
  parsePastedTravelers,
  type TravelerText,
  travelerOf,
  travelerValue,
} from '../../../../trip/people/traveler-steps'
import { newTravelerId } from './new-ids'
import { partyLooks } from './party-looks'
import { TravelerFields } from './TravelerFields'

const isBlank = (text: TravelerText): boolean =>
  Object.values(text).every((word) => word.trim() === '')

const rules = {
  firstName: {
    validate: (name: string, text: TravelerText) => name.trim() !== '' || isBlank(text),
  },
  lastName: {},
  age: { validate: (age: string) => ageOf(age.trim()) !== undefined },
}

/** Adds a traveler: Enter adds and starts the next. Pasting a list adds everyone on it. */
export function AddTraveler() {
  const { editor, trip } = useTripPage()
  const { register, handleSubmit, reset, setFocus, formState } = useForm<TravelerText>({
    defaultValues: { firstName: '', lastName: '', age: '' },
    mode: 'onChange',
  })
  const { errors } = formState
  const addAll = (all: readonly TravelerText[]) => {
    const newTravelers = all
      .flatMap((one) => travelerOf(newTravelerId(), one) ?? [])
      .slice(0, maxTravelers - trip.travelers.length)
    if (newTravelers.length === 0) return
    editor.edit(
      Object.fromEntries(
        newTravelers.map((one) => [partyPath('traveler', one.id), travelerValue(one)]),
      ),
    )
    setFocus('firstName')
    reset()
  }
  const onPaste = (event: ClipboardEvent) => {
    const all = parsePastedTravelers(event.clipboardData.getData('text'))
    if (all.length < 2) return
    event.preventDefault()
    addAll(all)
  }
  return (
    <Box
      component="form"
      sx={[partyLooks.traveler, { mt: '2px', '& input': { bgcolor: 'ground.sand' } }]}
      aria-label="Add traveler"
      noValidate
      onSubmit={handleSubmit((text) => addAll([text]))}
    >
      <TravelerFields
        who="new traveler"
        wrong={{ firstName: errors.firstName !== undefined, age: errors.age !== undefined }}
        field={(column) => ({ ...register(column, rules[column]), onPaste })}
      />
      <IconAction icon="plus" label="Add traveler" size="small" type="submit" />
    </Box>
  )
}
