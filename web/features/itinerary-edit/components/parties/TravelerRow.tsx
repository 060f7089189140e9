import Box from '@mui/material/Box'
import { type KeyboardEvent, useState } from 'react'
import type { Traveler } from '#shared/itinerary/party'
import { IconAction } from '../../../../components/inputs/IconAction'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { useTripPage } from '../../../../trip/page/trip-page'
import { partyPath } from '../../../../trip/people/party-edits'
import { backTo } from '../../../../trip/people/party-steps'
import { travelerName } from '../../../../trip/people/party-words'
import {
  ageOf,
  type TravelerText,
  textOf,
  travelerOf,
  travelerRemoval,
  travelerValue,
} from '../../../../trip/people/traveler-steps'
import { partyLooks } from './party-looks'
import { TravelerFields } from './TravelerFields'

/**
 * A named traveler, edited in place; Enter goes to the next one. Invalid input (no first name, a
 * bad age) stays in the field and isn't saved.
 */
export function TravelerRow({ traveler, isReadOnly }: { traveler: Traveler; isReadOnly: boolean }) {
  const { editor, trip } = useTripPage()
  const [typed, setTyped] = useState<TravelerText>()
  const { id } = traveler
  const name = travelerName(traveler)
  const text = typed ?? textOf(traveler)
  const path = partyPath('traveler', id)
  const type = (change: Partial<TravelerText>) => {
    const next = { ...text, ...change }
    setTyped(next)
    const typedTraveler = travelerOf(id, next)
    if (typedTraveler !== undefined) editor.edit({ [path]: travelerValue(typedTraveler) }, path)
  }
  const remove = (button: HTMLElement) => {
    const removal = travelerRemoval(id)
    goToNextRow(button)
    tellEdit(editor, removal, { text: `${name} removed.`, back: backTo(trip, removal) })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(undefined)
    else if (event.key === 'Enter') goToNextRow(event.currentTarget)
  }
  return (
    <Box component="li" sx={partyLooks.traveler}>
      <TravelerFields
        who={name}
        wrong={{
          firstName: text.firstName.trim() === '',
          age: ageOf(text.age.trim()) === undefined,
        }}
        field={(column) => ({
          value: text[column],
          title: text[column],
          readOnly: isReadOnly,
          onKeyDown,
          onChange: ({ target }) => type({ [column]: target.value }),
          onBlur: () => setTyped(undefined),
        })}
      />
      {!isReadOnly && (
        <IconAction
          icon="x"
          iconSize={15}
          label={`Remove ${name}`}
          size="small"
          onClick={(event) => remove(event.currentTarget)}
        />
      )}
    </Box>
  )
}

/**
 * Moves the focus from a row's field or button to the same one of the next row; from the last row
 * to the add form.
 */
function goToNextRow(from: HTMLElement): void {
  const column = from.dataset.column
  const row = from.closest('li')
  const next = row?.nextElementSibling ?? from.closest('section')?.querySelector('form')
  const place = next?.querySelector<HTMLElement>(
    column === undefined ? 'button' : `[data-column=${column}]`,
  )
  place?.focus()
}
