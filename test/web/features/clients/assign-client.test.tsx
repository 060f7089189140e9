// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type ClientView, clientView } from '#shared/api/client-shapes'
import { AssignClientDialog } from '../../../../web/features/clients/components/assign/AssignClientDialog'
import { refuse, renderPage, type Server } from '../../../support/render-page'

const eleanor = aClient('cli_eleanor000', 'Eleanor', 'Hartley')
const field = (name: string) => screen.getByRole('textbox', { name })

describe('a new client', () => {
  test('is refused in the words of the specification, each beside its field', async () => {
    const { user, requests } = await openNew({})
    await user.click(createButton())
    expect(await screen.findByText('First name is required')).toBeDefined()
    expect(screen.getByText('Last name is required')).toBeDefined()
    expect(screen.getByText('Email is required')).toBeDefined()
    expect(document.activeElement).toBe(field('First name'))
    await fillIn(user)
    await user.type(field('Email'), '{Backspace>6/}')
    await user.click(createButton())
    expect(await screen.findByText('Email must be valid')).toBeDefined()
    expect(screen.queryByText('First name is required')).toBeNull()
    expect(requests.filter(({ address }) => address.startsWith('POST'))).toEqual([])
  })

  test('is asked after by email, made and assigned', async () => {
    const onAssigned = vi.fn()
    const server = {
      'POST /api/Clients/check-email': false,
      'POST /api/Clients': eleanor,
    } satisfies Server
    const { user, requests } = await openNew(server, { onAssigned })
    await fillIn(user)
    await user.click(createButton())
    await waitFor(() =>
      expect(onAssigned).toHaveBeenCalledWith({ id: eleanor.clientId, name: 'Eleanor Hartley' }),
    )
    const posted = requests
      .filter(({ address }) => address.startsWith('POST'))
      .map(({ body }) => body)
    expect(posted).toEqual([
      { email: 'eleanor@hartley.co.uk' },
      {
        firstName: 'Eleanor',
        lastName: 'Hartley',
        email: 'eleanor@hartley.co.uk',
        contact: { phone: '+44 20 7946 0123', address: '' },
      },
    ])
  })

  test('is not made when the email is taken, and what was typed stays', async () => {
    const { user, requests } = await openNew({ 'POST /api/Clients/check-email': true })
    await fillIn(user)
    await user.click(createButton())
    expect(await screen.findByText('Email already exists')).toBeDefined()
    expect(field('Email')).toHaveProperty('value', 'eleanor@hartley.co.uk')
    expect(document.activeElement).toBe(field('Email'))
    expect(requests.some(({ address }) => address === 'POST /api/Clients')).toBe(false)
  })

  test('shows what the server refuses beside the field that it names', async () => {
    const fields = [{ field: 'body.contact.phone', message: 'Phone cannot be used' }]
    const { user } = await openNew({
      'POST /api/Clients/check-email': false,
      'POST /api/Clients': refuse(422, 'request.invalid', 'The request is not valid', { fields }),
    })
    await fillIn(user)
    await user.click(createButton())
    expect(await screen.findByText('Phone cannot be used')).toBeDefined()
  })

  test('is tried again by the same key while nothing is changed', async () => {
    const { user, requests } = await openNew({
      'POST /api/Clients/check-email': false,
      'POST /api/Clients': refuse(500, 'server.failed', 'The server failed'),
    })
    await fillIn(user)
    const keys = () =>
      requests
        .filter(({ address }) => address === 'POST /api/Clients')
        .map(({ headers }) => headers.get('idempotency-key'))
    await user.click(createButton())
    await waitFor(() => expect(keys()).toHaveLength(1))
    await waitFor(() => expect(createButton().getAttribute('aria-busy')).toBe('false'))
    await user.click(createButton())
    await waitFor(() => expect(keys()).toHaveLength(2))
    await waitFor(() => expect(createButton().getAttribute('aria-busy')).toBe('false'))
    await user.type(field('Last name'), 's')
    await user.click(createButton())
    await waitFor(() => expect(keys()).toHaveLength(3))
    expect(keys()[0]).toBe(keys()[1])
    expect(keys()[0]).not.toBe(keys()[2])
  })

  test('keeps what was typed when the tab changes and comes back', async () => {
    const { user } = await openNew({})
    await user.type(field('First name'), 'Eleanor')
    await user.click(screen.getByRole('button', { name: 'Select Existing Client' }))
    await user.click(screen.getByRole('button', { name: 'Create New Client' }))
    expect(field('First name')).toHaveProperty('value', 'Eleanor')
  })
})

describe('an existing client', () => {
  test('has to be chosen first', async () => {
    const onAssigned = vi.fn()
    const { user } = await open({}, { onAssigned, client: undefined })
    const assign = screen.getByRole('button', { name: 'Assign Client' })
    expect(assign).toHaveProperty('disabled', true)
    await user.click(await screen.findByRole('radio', { name: /Eleanor Hartley/ }))
    await user.click(assign)
    await waitFor(() =>
      expect(onAssigned).toHaveBeenCalledWith({ id: eleanor.clientId, name: 'Eleanor Hartley' }),
    )
  })

  test('is taken off, and the dialog stays open when that fails', async () => {
    const onAssigned = vi.fn(async () => Promise.reject(new Error('no')))
    const onClose = vi.fn()
    const { user } = await open({}, { onAssigned, onClose })
    await user.click(screen.getByRole('button', { name: 'Remove Client' }))
    await waitFor(() => expect(onAssigned).toHaveBeenCalledWith(undefined))
    expect(onClose).not.toHaveBeenCalled()
  })
})

type User = Awaited<ReturnType<typeof open>>['user']

const createButton = () => screen.getByRole('button', { name: 'Create and Assign Client' })

async function fillIn(user: User): Promise<void> {
  const filled = {
    'First name': 'Eleanor',
    'Last name': ' Hartley ',
    Email: 'eleanor@hartley.co.uk',
  }
  for (const [name, text] of Object.entries({
    ...filled,
    'Phone (optional)': '+44 20 7946 0123',
  })) {
    await user.click(field(name))
    await user.paste(text)
  }
}

type DialogProps = Partial<ComponentProps<typeof AssignClientDialog>>

const open = (server: Server, dialog: DialogProps = {}) =>
  renderPage(
    <AssignClientDialog
      open
      client={{ id: eleanor.clientId, name: 'Eleanor Hartley' }}
      onClose={() => {}}
      onAssigned={() => {}}
      {...dialog}
    />,
    { server: { 'GET /api/Clients': [eleanor], ...server } },
  )

async function openNew(server: Server, dialog: DialogProps = {}) {
  const page = await open(server, dialog)
  await page.user.click(screen.getByRole('button', { name: 'Create New Client' }))
  return page
}

function aClient(id: string, firstName: string, lastName: string): ClientView {
  const name = `${firstName} ${lastName}`
  return clientView.parse({
    id,
    clientId: id,
    version: 1,
    name,
    firstName,
    lastName,
    email: 'eleanor@hartley.co.uk',
    agentId: 'agt_naledi',
    contact: { phone: '', address: '' },
    agent: { firstName: 'Naledi', lastName: 'Mokoena', fullName: 'Naledi Mokoena' },
    clientData: {
      id,
      clientId: id,
      firstName,
      lastName,
      name,
      status: 'lead',
      archived: false,
      clientUpdates: [],
      updatedDate: '2026-11-20T10:00:00.000Z',
    },
  })
}
