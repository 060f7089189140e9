// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { LoginPage } from '../../../../web/pages/login/LoginPage'
import { refuse, renderPage, type Server } from '../../../support/render-page'

const invalid = refuse(
  400,
  'account.invalid-link',
  'This is an invalid registration token. Please try again.',
)

const resetLink = { kind: 'reset', uid: 'agt_naledi', email: 'naledi@marula.example' } as never

function open(path: string, server: Server = {}) {
  history.replaceState(null, '', path)
  return renderPage(<LoginPage onSignedIn={() => {}} onPrepare={() => {}} />, { server })
}

afterEach(() => history.replaceState(null, '', '/'))

describe('the sign-in page', () => {
  test('registers an agency, says at each field what is wrong, and then what comes next', async () => {
    const { user, requests } = await open('/register', {
      'POST /api/Agents/register': { status: 'sent' },
    })
    await user.click(await screen.findByRole('button', { name: 'Register' }))
    for (const text of ['First name is required', 'Last name is required', 'Email must be valid'])
      await screen.findByText(text)
    screen.getByText('Your password is too short')
    expect(requests).toEqual([])
    await user.type(screen.getByLabelText('First name'), 'Thabo')
    await user.type(screen.getByLabelText('Last name'), 'Molefe')
    await user.type(screen.getByLabelText('Email'), 'thabo@baobab.example')
    await user.type(screen.getByLabelText('Password'), 'baobab-at-dusk')
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await screen.findByText(/^You have successfully registered\. Please check your e-mail/)
    expect(requests[0]?.body).toMatchObject({
      agencyName: '',
      firstName: 'Thabo',
      email: 'thabo@baobab.example',
    })
    expect(location.pathname).toBe('/registered')
    screen.getByRole('button', { name: 'Resend activation e-mail' })
    // 1 §2: it is resent without typing the address again.
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(
      'thabo@baobab.example',
    )
  })

  test('keeps what was typed when registering fails', async () => {
    const { user } = await open('/register', {
      'POST /api/Agents/register': refuse(
        429,
        'auth.throttled',
        'Too many attempts. Please wait a few minutes and try again.',
      ),
    })
    await user.type(await screen.findByLabelText('First name'), 'Thabo')
    await user.type(screen.getByLabelText('Last name'), 'Molefe')
    await user.type(screen.getByLabelText('Email'), 'thabo@baobab.example')
    await user.type(screen.getByLabelText('Password'), 'baobab-at-dusk')
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts/)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('thabo@baobab.example')
  })

  test('sends a link to a forgotten password, whoever asks', async () => {
    const { user } = await open('/forgot', { 'POST /api/Agents/request-reset': { status: 'sent' } })
    await user.type(await screen.findByLabelText('Email'), 'nobody@baobab.example')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    await screen.findByText(
      /^If an account exists with the email you entered, you will receive a link/,
    )
  })

  test('sets a new password by the link of a mail', async () => {
    const { user, requests } = await open('/reset/secret', {
      'POST /api/Agents/check-link': resetLink,
      'POST /api/Agents/set-password': { id: 'agt_naledi' as never },
    })
    await user.type(await screen.findByLabelText('Password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Your password is too short')
    await user.type(screen.getByLabelText('Password'), '-no-longer')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Your password has been set, you may now/)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(requests.at(-1)?.body).toEqual({ token: 'secret', password: 'short-no-longer' })
  })

  test('says that setting the password failed, and offers a new link', async () => {
    const { user } = await open('/reset/used', {
      'POST /api/Agents/check-link': resetLink,
      'POST /api/Agents/set-password': invalid,
    })
    await user.type(await screen.findByLabelText('Password'), 'baobab-at-dusk')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Error setting password. Please try again.')
    screen.getByRole('link', { name: 'Request a new link' })
  })

  test('1 §2: a reset link that is over is refused when it is opened, and another is offered', async () => {
    await open('/reset/used', { 'POST /api/Agents/check-link': invalid })
    await screen.findByText('This is an invalid registration token. Please try again.')
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/forgot',
    )
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('asks for the first password of an account that a link activates', async () => {
    const link = { kind: 'activate', uid: 'agt_naledi', email: 'naledi@marula.example' } as never
    await open('/verify/agt_naledi/secret', { 'POST /api/Agents/check-link': link })
    await screen.findByText('You must enter a password to activate your account')
    screen.getByText('At least 8 characters')
  })

  test('verifies an address at once, and leads to the sign-in', async () => {
    const link = { kind: 'verify', uid: 'agt_naledi', email: 'naledi@marula.example' } as never
    await open('/verify/agt_naledi/secret', {
      'POST /api/Agents/check-link': link,
      'POST /api/Agents/verify': { id: 'agt_naledi' as never },
    })
    expect(
      (await screen.findByText(/^Your account has been verified\. Click/)).textContent,
    ).toMatch(/here to sign in/)
  })

  test.each(['/verify/agt_naledi/garbled', '/register/garbled'])(
    'refuses the link %s and offers another',
    async (path) => {
      await open(path, { 'POST /api/Agents/check-link': invalid })
      await waitFor(() =>
        screen.getByText('This is an invalid registration token. Please try again.'),
      )
      screen.getByRole('button', { name: 'Resend activation e-mail' })
    },
  )
})
