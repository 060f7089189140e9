// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AddTraveler } from '../../../../../web/features/itinerary-edit/components/parties/AddTraveler'
import { SharesDialog } from '../../../../../web/features/itinerary-edit/components/parties/SharesDialog'
import { shownTrip } from '../../../../../web/trip/edits/editor-state'
import { aTrip } from '../../../trip/builders'
import { onTripPage } from './render-trip'

afterEach(cleanup)

const field = (column: string) => screen.getByLabelText(`${column} of new traveler`)

function adding() {
  const { editor, page } = onTripPage(<AddTraveler />, aTrip())
  render(page)
  const names = () =>
    shownTrip(editor.get()).travelers.map(({ firstName, lastName, age }) => [
      firstName,
      lastName,
      age,
    ])
  return { user: userEvent.setup(), names }
}

test('Enter adds a traveler and is ready for the next', async () => {
  const { user, names } = adding()
  await user.type(field('First name'), 'Ann')
  await user.type(field('Age'), '41{Enter}')
  await waitFor(() => expect(names()).toEqual([['Ann', undefined, 41]]))
  expect(field('First name')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field('First name'))
})

test('a traveler without a first name or with an impossible age is not added', async () => {
  const { user, names } = adding()
  await user.type(field('Last name'), 'Lee{Enter}')
  await waitFor(() => expect(field('First name').getAttribute('aria-invalid')).toBe('true'))
  await user.type(field('First name'), 'Ann')
  await user.type(field('Age'), '121{Enter}')
  await waitFor(() => expect(field('Age').getAttribute('aria-invalid')).toBe('true'))
  expect(names()).toEqual([])
})

test('a pasted list adds everyone on it', async () => {
  const { user, names } = adding()
  await user.click(field('First name'))
  await user.paste('Ann Lee, 41\nBo Lee')
  await waitFor(() =>
    expect(names()).toEqual([
      ['Ann', 'Lee', 41],
      ['Bo', 'Lee', undefined],
    ]),
  )
})

test('shares are saved once they add up, and the first wrong field is focused until then', async () => {
  const parties = ['p1', 'p2', 'p3'].map((id) => ({
    id,
    name: id,
    travelerIds: [],
    allocations: { s1: id === 'p1' ? 100 : 0 },
  }))
  const onClose = vi.fn()
  const { editor, page } = onTripPage(<SharesDialog onClose={onClose} />, aTrip({ parties }))
  render(page)
  const user = userEvent.setup()
  expect(screen.queryByText('cancelled')).toBeNull()
  const [first] = within(screen.getByRole('dialog')).getAllByLabelText(/^p1, percent of (?!All)/)
  if (first === undefined) throw new Error('no field of shares')
  const save = screen.getByRole('button', { name: 'Save shares' })
  await user.clear(first)
  await user.type(first, '60')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Total 60%: 40% still to assign.',
  )
  expect(document.activeElement).toBe(first)
  await user.click(screen.getByRole('button', { name: 'Give the rest to the other groups' }))
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(shownTrip(editor.get()).parties.map(({ allocations }) => allocations.s1)).toEqual([
    60, 20, 20,
  ])
})
