// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dropToken, readToken } from '../../../../web/lib/session/token'
import { SignInForm } from '../../../../web/pages/login/SignInForm'
import { refuse, renderPage, type Server } from '../../../support/render-page'
import { aUser } from '../../lib/session/builders'

const signedIn = {
  id: 'token-of-naledi',
  expires: '2027-01-01T00:00:00.000Z',
  user: aUser(),
} as never

async function open(login: Server['POST /api/Agents/login']) {
  const onSignedIn = vi.fn()
  const onSecondStep = vi.fn()
  const page = await renderPage(
    <SignInForm onSignedIn={onSignedIn} onPrepare={() => {}} onSecondStep={onSecondStep} />,
    {
      server: { 'POST /api/Agents/login': login ?? signedIn },
    },
  )
  const type = async (email: string, password: string) => {
    if (email !== '') await page.user.type(screen.getByLabelText('Email'), email)
    if (password !== '') await page.user.type(screen.getByLabelText('Password'), password)
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...page, onSignedIn, onSecondStep, type }
}

afterEach(() => dropToken())

describe('SignInForm', () => {
  test('says at its field what is missing, and asks the server for nothing', async () => {
    const { type, requests } = await open(signedIn)
    await type('naledi', '')
    screen.getByText('Email must be valid')
    screen.getByText('Password is required')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(requests).toEqual([])
  })

  test('signs in, keeps the token and goes to the builder', async () => {
    const { type, requests, onSignedIn } = await open(signedIn)
    await type(' naledi@marulajourneys.com', 'kgalagadi-2027')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(requests[0]?.body).toEqual({
      email: 'naledi@marulajourneys.com',
      password: 'kgalagadi-2027',
      keep: true,
    })
    expect([readToken(), location.pathname]).toEqual(['token-of-naledi', '/builder'])
  })

  test.each([
    [true, '; Secure'],
    [false, ''],
  ])('writes the cookie as the server says, secure: %s', async (isCookieSecure, words) => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const { type, onSignedIn } = await open({ ...(signedIn as object), isCookieSecure } as never)
    await type('naledi@marulajourneys.com', 'kgalagadi-2027')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(written.mock.calls.at(-1)?.[0]).toMatch(
      new RegExp(`^TOKEN=token-of-naledi; Path=/; SameSite=Strict${words}; Expires=`),
    )
    written.mockRestore()
  })

  test('keeps what was typed when the server refuses, and says why', async () => {
    const { type, onSignedIn } = await open(
      refuse(401, 'auth.refused', 'Incorrect email or password'),
    )
    await type('naledi@marulajourneys.com', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('shows the password when asked, and signs in for this session only where it is not to be kept', async () => {
    const { user, type, requests } = await open(signedIn)
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
    await user.click(screen.getByRole('checkbox', { name: /Keep me signed in/ }))
    await type('naledi@marulajourneys.com', 'kgalagadi-2027')
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ keep: false }))
  })
})
