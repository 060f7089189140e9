// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from '../../../../web/components/inputs/Stepper'
import { renderPage } from '../../../support/render-page'

function Adults({ from = 2 }: { readonly from?: number }) {
  const [count, setCount] = useState(from)
  return <Stepper label="Adults" value={count} min={1} max={4} onChange={setCount} />
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
  await user.keyboard('9x{Enter}')
  expect(shown()).toBe('4')
})

test('Escape takes back what was typed', async () => {
  const { user } = await renderPage(<Adults />)
  await user.clear(screen.getByRole('spinbutton'))
  await user.keyboard('3{Escape}')
  expect(shown()).toBe('2')
})
