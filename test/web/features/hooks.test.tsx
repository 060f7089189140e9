// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HooksScreen } from '../../../web/features/hooks/components/HooksScreen'
import { refuse, renderPage, type Server } from '../../support/render-page'

const url = 'https://hooks.example.com/tembea'
const settings = { url, updatedAt: '2026-11-20T06:00:00.000Z', updatedBy: 'Thabo Dlamini' }
const show = (server: Server) =>
  renderPage(<HooksScreen />, { server: { 'GET /api/Hooks': [], ...server } })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('1 §7: a lead agent sets the agency’s own address and sees its secret once', async () => {
  const bodies: unknown[] = []
  await show({
    'GET /api/Hooks/settings': { url: null },
    'PUT /api/Hooks/settings': ({ body }) => {
      bodies.push(body)
      return { settings, secret: 'whs_shown_once' }
    },
  })
  const address = await screen.findByLabelText('Address')
  expect(screen.queryByText('Send test event')).toBeNull()
  fireEvent.change(address, { target: { value: ` ${url} ` } })
  fireEvent.click(await button('Save hook'))
  const secret = await screen.findByLabelText<HTMLInputElement>('Signing secret')
  expect(secret.value).toBe('whs_shown_once')
  expect(bodies).toEqual([{ url, renewSecret: false }])
  await button('Send test event')
})

test('1 §7: an address that is refused says why, beside its field', async () => {
  await show({
    'GET /api/Hooks/settings': { url: null },
    'PUT /api/Hooks/settings': () =>
      refuse(400, 'request.invalid', 'Some fields are invalid', {
        fields: [{ field: 'body.url', message: 'The address must begin with https' }],
      }),
  })
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: 'http://x.test' } })
  fireEvent.click(await button('Save hook'))
  await screen.findByText('The address must begin with https')
})

test('1 §7: a test event says what the hook answered', async () => {
  const answers = [
    { at: settings.updatedAt, tookMs: 120, status: 204 },
    { at: settings.updatedAt, tookMs: 90, status: 500, failure: 'The hook answered 500' },
    { at: settings.updatedAt, tookMs: 10_000, failure: 'timed out' },
  ]
  await show({
    'GET /api/Hooks/settings': settings,
    'POST /api/Hooks/test': () => answers.shift() as never,
  })
  fireEvent.click(await button('Send test event'))
  await screen.findByText('The hook answered 204 (120 ms)')
  await waitFor(async () => expect((await button('Send test event')).disabled).toBe(false))
  fireEvent.click(await button('Send test event'))
  await screen.findByText('The hook answered 500 (90 ms)')
  await waitFor(async () => expect((await button('Send test event')).disabled).toBe(false))
  fireEvent.click(await button('Send test event'))
  await screen.findByText('The hook couldn’t be reached: timed out (10000 ms)')
})
