// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task, Tasks } from '#shared/api/tasks'
import { calendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { SnackbarStack } from '../../../../web/components/snackbar/SnackbarStack'
import type { TaskScope } from '../../../../web/features/tasks/api/tasks'
import { TasksCard } from '../../../../web/features/tasks/components/TasksCard'
import { refuse, renderPage, type Server } from '../../../support/render-page'
import { aTask } from './task-builders'

const colleagues = [
  { id: 'agt_naledi', name: 'Naledi Mokoena' },
  { id: 'agt_thabo', name: 'Thabo Dlamini' },
] as never
const listOf = (tasks: readonly Task[], followUps: Tasks['followUps'] = []): Tasks => ({
  today: calendarDate('2026-11-20'),
  tasks: [...tasks],
  followUps,
  colleagues,
})
const trip = 'itn_delta1' as ItineraryId
const show = (server: Server, scope: TaskScope = { whose: 'mine' }) =>
  renderPage(
    <main>
      <TasksCard title="Today" scope={scope} timeZone="UTC" emptyText="Nothing to do." />
      <SnackbarStack />
    </main>,
    { server },
  )

describe('the card of tasks', () => {
  test('says when there is nothing to do', async () => {
    await show({ 'GET /api/Tasks': listOf([]) })
    await screen.findByText('Nothing to do.')
  })

  test('says what failed, and tries again', async () => {
    let tries = 0
    const { user } = await show({
      'GET /api/Tasks': () => {
        tries += 1
        return tries === 1 ? refuse(500, 'unknown', 'Down') : listOf([aTask()])
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Call about the transfer')
  })

  test('adds a task by Enter, about the trip that it stands on', async () => {
    const tasks: Task[] = []
    const { user, requests } = await show(
      {
        'GET /api/Tasks': () => listOf(tasks),
        'POST /api/Tasks': () => {
          const task = aTask({ title: 'Send the vouchers' })
          tasks.push(task)
          return task
        },
      },
      { itineraryId: trip },
    )
    await user.type(
      await screen.findByRole('textbox', { name: 'Add a task' }),
      'Send the vouchers{Enter}',
    )
    await screen.findByText('Send the vouchers')
    expect(requests.find(({ address }) => address === 'POST /api/Tasks')?.body).toEqual({
      title: 'Send the vouchers',
      due: '2026-11-20',
      assigneeId: 'agt_naledi',
      itineraryId: trip,
    })
    expect(screen.getByRole('textbox', { name: 'Add a task' })).toHaveProperty('value', '')
  })

  test('gives a task to a colleague, by its menu', async () => {
    const { user, requests } = await show({
      'GET /api/Tasks': listOf([aTask()]),
      'PATCH /api/Tasks/{id}': aTask({ version: 2 }),
    })
    await user.click(await screen.findByRole('button', { name: /^More for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit or assign' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }))
    await user.click(dialog.getByRole('combobox', { name: 'Assigned to' }))
    await user.click(await screen.findByRole('option', { name: 'Thabo Dlamini' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.find(({ address }) => address.startsWith('PATCH'))?.body).toMatchObject({
      version: 1,
      assigneeId: 'agt_thabo',
    })
  })

  test('ticks a task off, and takes it back over the version that this made', async () => {
    let task = aTask()
    const { user, requests } = await show({
      'GET /api/Tasks': () => listOf([task]),
      'PATCH /api/Tasks/{id}': ({ body }) => {
        const { isDone, version } = body as { isDone: boolean; version: number }
        const done = isDone ? { at: '2026-11-20T08:00:00.000Z', by: 'Naledi Mokoena' } : undefined
        task = aTask({ version: version + 1, done })
        return task
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Done: Call about the transfer' }))
    await screen.findByText('Nothing to do.')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('checkbox', { name: 'Done: Call about the transfer' })
    const changes = requests.filter(({ address }) => address.startsWith('PATCH'))
    expect(changes.map(({ body }) => body)).toEqual([
      { version: 1, isDone: true },
      { version: 2, isDone: false },
    ])
  })
})

test('a reminder leads to its trip, is dismissed and comes back by Undo', async () => {
  const followUp = {
    kind: 'quote-unanswered',
    itineraryId: trip,
    itineraryName: 'Okavango in June',
    clientName: 'Ada Moremi',
    assigneeId: 'agt_naledi',
    assigneeName: 'Naledi Mokoena',
    due: '2026-11-19',
    occasion: '2026-11-14T08:00:00.000Z',
  } as Tasks['followUps'][number]
  const { user, requests } = await show({
    'GET /api/Tasks': listOf([], [followUp]),
    'POST /api/Tasks/followUps/dismiss': { dismissed: true },
  })
  const link = await screen.findByRole('link', { name: 'Follow up on the quote' })
  expect(link.getAttribute('href')).toBe(`/itinerary/edit/${trip}`)
  await user.click(
    screen.getByRole('button', { name: 'Dismiss “Follow up on the quote” for Ada Moremi' }),
  )
  const { kind, itineraryId, occasion } = followUp
  const sent = () =>
    requests.filter(({ address }) => address.includes('dismiss')).map(({ body }) => body)
  const dismissal = { kind, itineraryId, occasion, isDismissed: true }
  await waitFor(() => expect(sent()).toEqual([dismissal]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent()).toEqual([dismissal, { ...dismissal, isDismissed: false }]))
})
