// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from '../../../../web/components/inputs/Stepper'
import { renderPage } from '../../../support/render-page'

function Adults({ from = 2 }: { readonly from?: number }) {
  const [count, setCount] = useState(from)
  const [note, setNote] = useState('')
  return (
    <>
      <Stepper label="Adults" value={count} min={1} max={4} onChange={setCount} onNote={setNote} />
      <p role="status">{note}</p>
    </>
  )
}
const shown = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' }).value

test('the buttons step by one and stop at the bounds', async () => {
  const { user } = await renderPage(<Adults />)
  await user.click(screen.getByRole('button', { name: 'More adults' }))
  await user.click(screen.getByRole('button', { name: 'More adults' }))
  expect(shown()).toBe('4')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More adults' }).disabled).toBe(true)
})

test('the arrow keys step, and a typed number counts once it is finished', async () => {
  const { user } = await renderPage(<Adults />)
  await user.click(screen.getByRole('spinbutton'))
  await user.keyboard('{ArrowUp}')
  expect(shown()).toBe('3')
  await user.keyboard('9{Enter}')
  expect(shown()).toBe('4')
})

test('Escape takes back what was typed', async () => {
  const { user } = await renderPage(<Adults />)
  await user.clear(screen.getByRole('spinbutton'))
  await user.keyboard('3{Escape}')
  expect(shown()).toBe('2')
})

test.each([
  ['2.7', '2', 'Enter a whole number (you entered 2.7).'],
  ['3,0', '2', 'Enter a whole number (you entered 3,0).'],
  ['-3', '2', 'Enter a whole number (you entered -3).'],
  ['12', '4', 'The maximum is 4 (you entered 12).'],
  ['0', '1', 'The minimum is 1 (you entered 0).'],
  ['3', '3', ''],
])('2 §5.4: %s typed leaves %s', async (typed, left, note) => {
  const { user } = await renderPage(<Adults />)
  await user.clear(screen.getByRole('spinbutton'))
  await user.keyboard(`${typed}{Enter}`)
  expect(shown()).toBe(left)
  expect(screen.getByRole('status').textContent).toBe(note)
})
