// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DuplicatesScreen } from '../../../../web/features/client-duplicates/components/DuplicatesScreen'
import { renderPage } from '../../../support/render-page'

const client = (id: string, named: object = {}) => ({
  id: `cli_${id}`,
  clientId: `cli_${id}`,
  version: 1,
  name: `Ada ${id}`,
  firstName: 'Ada',
  lastName: id,
  email: `${id}@example.com`,
  agentId: 'agt_naledi',
  contact: { phone: '', address: '' },
  agent: { firstName: 'Naledi', lastName: 'Mokoena', fullName: 'Naledi Mokoena' },
  clientData: {
    id: `cli_${id}`,
    clientId: `cli_${id}`,
    firstName: 'Ada',
    lastName: id,
    name: `Ada ${id}`,
    status: 'lead',
    updatedDate: '2026-11-03T10:00:00.000Z',
    archived: false,
    clientUpdates: [],
  },
  itineraryCount: 0,
  ...named,
})
const pairs = Array.from({ length: 12 }, (_, at) => ({
  clients: [
    client(`one${at}`, { itineraryCount: 2, contact: { phone: '', address: 'Maun' } }),
    client(`other${at}`, { agentId: 'agt_thabo', contact: { phone: '+267 1', address: '' } }),
  ],
  reasons: ['similar-name'],
}))
const open = () =>
  renderPage(<DuplicatesScreen />, {
    server: {
      'GET /api/ClientMerges/duplicates': { count: 12, pairs } as never,
      'GET /api/ClientMerges': [],
      'POST /api/ClientMerges': ({ body }) => ({ ...(body as object), keepName: 'Ada' }) as never,
    },
  })

test('lists ten pairs, compares one at a time, and shows the others on request', async () => {
  const { user } = await open()
  await screen.findByRole('table', { name: 'Ada one0 and Ada other0' })
  expect(screen.getAllByRole('button', { name: /^Compare/ })).toHaveLength(9)
  await user.click(screen.getByRole('button', { name: 'Compare Ada one3 and Ada other3' }))
  screen.getByRole('table', { name: 'Ada one3 and Ada other3' })
  expect(screen.getAllByRole('table')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByRole('button', { name: /^Compare/ })).toHaveLength(11)
})

test('keeps the first record with what it lacks from the other, unless the agent keeps the other', async () => {
  const { user, requests } = await open()
  const table = within(await screen.findByRole('table'))
  const isChecked = (name: RegExp) => table.getByRole<HTMLInputElement>('radio', { name }).checked
  expect(isChecked(/^Keep: 2 trips, changed November 3, 2026/)).toBe(true)
  expect(isChecked(/^Phone: \+267/)).toBe(true)
  await user.click(table.getByRole('radio', { name: /^Keep: 0 trips/ }))
  expect(isChecked(/^Email: other0/)).toBe(true)
  expect(isChecked(/^Address: Maun/)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Merge clients' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Merge clients' }))
  expect(requests.find(({ address }) => address === 'POST /api/ClientMerges')?.body).toEqual({
    keepId: 'cli_other0',
    loseId: 'cli_one0',
    fromLose: ['address'],
    versions: { keep: 1, lose: 1 },
  })
})
