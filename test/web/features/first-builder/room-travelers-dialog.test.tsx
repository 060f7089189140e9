// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Party } from '#shared/rooms/capacity'
import { RoomTravelersDialog } from '../../../../web/features/first-builder/camp/RoomTravelersDialog'
import { aTent } from '../../../shared/rooms/builders'
import { renderPage } from '../../../support/render-page'

const onSave = vi.fn()
const open = (
  occupants?: Party,
  unassigned: Party = { adults: 2, children: 1 },
  room = aTent({ minPax: 2 }),
  childrenRefused?: string,
) =>
  renderPage(
    <RoomTravelersDialog
      room={{ ...room, name: 'Tented Suite' }}
      occupants={occupants}
      unassigned={unassigned}
      childrenRefused={childrenRefused}
      onClose={() => {}}
      onSave={onSave}
    />,
  )
const button = (name: string) => screen.getByRole('button', { name })

test('children wait for an adult, and the room for its fewest travelers', async () => {
  const { user } = await open()
  screen.getByRole('dialog', { name: 'Add Travelers to Room' })
  screen.getByText('This room type requires a minimum of 2 traveler')
  expect(button('More children')).toHaveProperty('disabled', true)
  expect(button('Add Room')).toHaveProperty('disabled', true)
  await user.click(button('More adults'))
  await user.click(button('More children'))
  await user.click(button('Add Room'))
  expect(onSave).toHaveBeenLastCalledWith({ adults: 1, children: 1 })
})

test('filling takes the unassigned travelers, and only one more than the room takes is refused', async () => {
  const { user } = await open({ adults: 1, children: 0 }, { adults: 2, children: 0 })
  screen.getByRole('dialog', { name: 'Edit Travelers to Room' })
  await user.click(button('Fill room'))
  const refusal = 'You have reached the maximum number of adults for this room type.'
  expect(screen.queryByText(refusal)).toBeNull()
  await user.click(button('More adults'))
  screen.getByText(refusal)
  expect(button('Fill room')).toHaveProperty('disabled', true)
  await user.click(button('Save'))
  expect(onSave).toHaveBeenLastCalledWith({ adults: 2, children: 0 })
})

test('2 §5.4: a room that no longer takes the youngest child offers neither to fill it nor to keep a child in it', async () => {
  const refused = 'Children permitted 9 years and up'
  await open({ adults: 1, children: 1 }, { adults: 2, children: 1 }, aTent(), refused)
  screen.getByText(refused)
  expect(button('Fill room')).toHaveProperty('disabled', true)
  expect(button('Save')).toHaveProperty('disabled', true)
})
