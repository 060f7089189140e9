import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { useTripPage } from '../../../../trip/page/trip-page'
import { partyPath } from '../../../../trip/people/party-edits'
import {
  ageOf,
  mostTravelers,
  pastedTravelers,
  type TravelerText,
  travelerOf,
  travelerValue,
} from '../../../../trip/people/traveler-steps'
import { newTravelerId } from './new-ids'
import { partyLooks } from './party-looks'
import { TravelerFields } from './TravelerFields'

const nothing: TravelerText = { firstName: '', lastName: '', age: '' }

/** Adds a traveler: Enter adds and starts the next. Pasting a list adds everyone on it. */
export function AddTraveler() {
  const { editor, trip } = useTripPage()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(nothing)
  const [wasSent, setWasSent] = useState(false)
  const addAll = (all: readonly TravelerText[]) => {
    const added = all
      .flatMap((one) => travelerOf(newTravelerId(), one) ?? [])
      .slice(0, mostTravelers - trip.travelers.length)
    editor.edit(Object.fromEntries(added.map((one) => [partyPath('traveler', one.id), travelerValue(one)])))
    setText(nothing)
    setWasSent(false)
    form.current?.querySelector('input')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.values(text).every((word) => word.trim() === '')) return
    if (travelerOf('new', text) === undefined) setWasSent(true)
    else addAll([text])
  }
  const onPaste = (event: ClipboardEvent) => {
    const all = pastedTravelers(event.clipboardData.getData('text'))
    if (all.length < 2) return
    event.preventDefault()
    addAll(all)
  }
  return (
    <Box
      component="form"
      ref={form}
      sx={[partyLooks.traveler, { mt: '2px', '& input': { bgcolor: 'ground.sand' } }]}
      aria-label="Add traveler"
      onSubmit={submit}
    >
      <TravelerFields
        who="new traveler"
        text={text}
        wrong={{ firstName: wasSent && text.firstName.trim() === '', age: ageOf(text.age.trim()) === undefined }}
        onType={(change) => setText({ ...text, ...change })}
        onPaste={onPaste}
      />
      <IconButton size="small" type="submit" aria-label="Add traveler">
        <Icon name="plus" size={16} />
      </IconButton>
    </Box>
  )
}
