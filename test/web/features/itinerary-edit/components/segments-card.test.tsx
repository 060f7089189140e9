// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SegmentsCard } from '../../../../../web/features/itinerary-edit/components/details/SegmentsCard'
import { renderPage } from '../../../../support/render-page'
import { aTrip } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport(size: { width: number }): void }
}

async function tableAt(width: number) {
  happyDOM.setViewport({ width })
  const { page } = onTripPage(<SegmentsCard />, aTrip())
  await renderPage(page)
  const table = await screen.findByRole('table')
  const [head, row] = [table.querySelector('thead'), table.querySelector('tbody tr')]
  if (head === null || row === null) throw new Error('The table has a head and rows')
  return { head, row }
}

test('segments stand in a table under one head where there is room', async () => {
  const { head, row } = await tableAt(1440)
  expect(getComputedStyle(head).display).not.toBe('none')
  expect(getComputedStyle(row).display).not.toBe('grid')
})

test('on a phone each segment is a card, whose figures bear the names that the head gave them', async () => {
  const { head, row } = await tableAt(390)
  expect(getComputedStyle(head).display).toBe('none')
  expect(getComputedStyle(row).display).toBe('grid')
  const names = [...row.querySelectorAll('[data-name]')].map((cell) =>
    cell.getAttribute('data-name'),
  )
  expect(names).toEqual(['Supplier asks', 'Cost', 'With DMC', 'Sell'])
})
