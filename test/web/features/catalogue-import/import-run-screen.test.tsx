// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ImportOutcome, ImportRun } from '#shared/api/content-imports'
import { FileCheck } from '../../../../web/features/catalogue-import/components/FileCheck'
import { ImportRunScreen } from '../../../../web/features/catalogue-import/components/ImportRunScreen'
import { RecentImports } from '../../../../web/features/catalogue-import/components/RecentImports'
import { refuse, renderPage, type SentRequest } from '../../../support/render-page'

const id = 'his_0123456789abcdef'
const run = (named: Partial<ImportRun> = {}): ImportRun => ({
  id,
  table: 'camps',
  name: 'camps.csv',
  at: '2026-11-20T06:00:00.000Z',
  by: { id: 'agt_naledi', name: 'Naledi Mokoena' },
  state: 'checked',
  rows: 1_200,
  done: 1_200,
  since: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:10.000Z',
  counts: { rows: 1_200, added: 1_100, changed: 90, same: 9, problems: 1, kept: 0 },
  ...named,
})
const wrong: ImportOutcome = {
  code: 'WRONG',
  rows: [7],
  isNew: true,
  changes: [],
  problems: [{ row: 7, field: 'countryRegionCode', message: 'There is no region XX' }],
  refused: [{ row: 7, cells: { supplierCode: 'WRONG', countryRegionCode: 'XX' } }],
}
const right: ImportOutcome = {
  code: 'ALFA',
  rows: [2],
  isNew: false,
  changes: [{ field: 'campName', from: 'Alfa', to: 'Alfa by the River' }],
  problems: [],
}

/** A server whose import is in the states given, one after the other, and in the last from then on. */
function importIn(...states: Partial<ImportRun>[]) {
  let asked = -1
  return ({ url }: SentRequest) => {
    const only = url.searchParams.get('only')
    const isProgress = url.searchParams.get('from') === '10000000'
    if (isProgress) asked = Math.min(asked + 1, states.length - 1)
    const kept = { ...right, kept: [{ field: 'campName', message: 'was changed again since' }] }
    const outcomes =
      only === 'problems' ? [wrong] : only === 'kept' ? [kept] : isProgress ? [] : [right, wrong]
    return { ...run(states[Math.max(asked, 0)]), id: idIn(url), outcomes }
  }
}
const idIn = (url: URL): string => url.pathname.split('/')[3] ?? id
const open = (...states: Partial<ImportRun>[]) => ({
  'GET /api/ContentImports/{importId}': importIn(...states),
})

test('an import under way shows how far it is, what it found and how long it takes, and is cancelled', async () => {
  const half = { state: 'publishing', done: 300 } as const
  const page = await renderPage(<ImportRunScreen importId={id} />, {
    server: {
      ...open(half),
      'POST /api/ContentImports/{importId}/cancel': run({ state: 'cancelled' }),
      'GET /api/ContentImports': [],
    },
  })
  expect(await screen.findByText('Publishing: 300 of 1,200 rows')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Rows done' }).getAttribute('aria-valuenow')).toBe(
    '25',
  )
  expect(screen.getByText('about 30 seconds left')).toBeTruthy()
  expect(screen.getByText(/1,100 new, 90 changed, 9 unchanged, 1 with problems/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Cancel publishing' }))
  expect(await screen.findByText(/Cancelled, so nothing was published/)).toBeTruthy()
})

test('an import that is checked meanwhile shows its problems by row, offers them as a file, and is published', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:x'), revokeObjectURL: vi.fn() }),
  )
  const page = await renderPage(<ImportRunScreen importId={id} />, {
    server: {
      ...open({ state: 'checking', done: 0 }, {}),
      'POST /api/ContentImports/{importId}/publish': run({ state: 'published' }),
      'GET /api/ContentImports': [],
    },
  })
  expect(await screen.findByText('Checking: 0 of 1,200 rows')).toBeTruthy()
  const problems = await screen.findByRole('list', { name: 'Problems' })
  expect(problems.textContent).toBe('Row 7 (WRONG), Region: There is no region XX')
  expect(
    within(await screen.findByRole('list', { name: 'Changes' })).getByText(/Alfa by the River/),
  ).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Download refused rows' }))
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledOnce())
  await page.user.click(screen.getByRole('button', { name: 'Publish 1,190 changes' }))
  expect(await screen.findByRole('button', { name: 'Undo import' })).toBeTruthy()
})

test('an import that is undone says at each row what stayed, and why', async () => {
  const kept = { ...run().counts, kept: 1 }
  const page = await renderPage(<ImportRunScreen importId={id} />, {
    server: {
      ...open(
        { state: 'published' },
        { state: 'undone', counts: kept, undoneAt: run().at, undoneBy: 'Thabo' },
      ),
      'POST /api/ContentImports/{importId}/undo': run({ state: 'undoing', done: 0 }),
      'GET /api/ContentImports': [],
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Undo import' }))
  const dialog = await screen.findByRole('dialog')
  await page.user.click(within(dialog).getByRole('button', { name: 'Undo import' }))
  const list = await screen.findByRole('list', { name: 'Not undone' })
  expect(list.textContent).toBe('ALFA (row 2) Camp name was changed again since')
  expect(screen.getByText(/Undone by Thabo/)).toBeTruthy()
})

test('an import that can’t be opened says so and is tried again', async () => {
  await renderPage(<ImportRunScreen importId={id} />, {
    server: { 'GET /api/ContentImports/{importId}': refuse(404, 'record.not-found', 'Not found') },
  })
  expect(await screen.findByText('The import couldn’t be opened')).toBeTruthy()
})

test('a file is sent in parts, checked by the server, and checked again after it was discarded', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => ({
    row: at + 2,
    cells: { supplierCode: `C${at}` },
  }))
  const page = await renderPage(
    <FileCheck
      table="camps"
      name="camps.csv"
      rows={rows}
      onCheck={() => undefined}
      onCancel={() => undefined}
    />,
    {
      server: {
        ...open({}),
        'POST /api/ContentImports/{importId}/rows': ({ url }) =>
          run({ id: idIn(url), state: 'checking', done: 0 }),
        'POST /api/ContentImports/{importId}/cancel': ({ url }) =>
          run({ id: idIn(url), state: 'cancelled' }),
        'GET /api/ContentImports': [],
      },
    },
  )
  await page.user.click(screen.getByRole('button', { name: 'Check 1,200 rows' }))
  expect(
    await screen.findByText('1,100 new, 90 changed, 9 unchanged, 1 with problems'),
  ).toBeTruthy()
  const parts = page.requests.filter(({ address }) => address.endsWith('/rows'))
  expect(parts.map(({ body }) => body)).toMatchObject([
    { part: 1, parts: 2, table: 'camps', name: 'camps.csv' },
    { part: 2, parts: 2 },
  ])
  await page.user.click(screen.getByRole('button', { name: 'Discard import' }))
  const again = await screen.findByRole('button', { name: 'Check 1,200 rows' })
  expect(again.hasAttribute('disabled')).toBe(false)
})

test('recent imports that can’t be loaded say so', async () => {
  await renderPage(<RecentImports />, {
    server: { 'GET /api/ContentImports': refuse(500, 'unknown', 'An unknown error occurred') },
  })
  expect(await screen.findByText('Recent imports couldn’t be loaded')).toBeTruthy()
})
