// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { letter } from '../../../../functions/mail/letter'
import { MailSheet } from '../../../../web/trip/mails/MailSheet'
import { mailNodes } from '../../../../web/trip/mails/mail-nodes'
import { renderPage } from '../../../support/render-page'

const html = (ownWords?: string) =>
  letter({
    heading: 'Your trip & more',
    paragraphs: ['Dear Eleanor,', 'Read it.'],
    ownWords,
    facts: [['When', 'July 1']],
    action: { label: 'Open your trip', url: 'https://tembea.example/client/enter/link' },
    brand: {
      name: 'Marula Journeys',
      tokens: agencyTokens(undefined),
      logo: undefined,
      picture: { address: '', alt: 'Delta', inMails: 'https://tembea.example/media/delta.jpg' },
    },
  }).html ?? ''

test('a mail is drawn with its words, pictures and styles, and its links lead nowhere', () => {
  const nodes = mailNodes(html('<img src=x onerror=alert(1)> & "you"'), document)
  expect(nodes.querySelector('h1')?.textContent).toBe('Your trip & more')
  expect(nodes.querySelector('h1')?.style.fontSize).toBe('24px')
  expect([...nodes.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(
    '<img src=x onerror=alert(1)> & "you"',
  )
  expect([...nodes.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://tembea.example/media/delta.jpg',
  ])
  expect(nodes.querySelector('a')?.textContent).toBe('Open your trip')
  expect(nodes.querySelector('a')?.hasAttribute('href')).toBe(false)
})

test('what a mail of ours never has is left out', () => {
  const nodes = mailNodes('<body><script>x()</script><p onclick="x()">Hello</p></body>', document)
  expect(nodes.querySelector('script')).toBeNull()
  expect(nodes.querySelector('p')?.outerHTML).toBe('<p>Hello</p>')
})

test('own words are shown in the mail, and are still there where it could not be sent', async () => {
  const preview = vi.fn(async (ownWords: string | undefined) => ({
    to: 'eleanor@hartley.co.uk',
    subject: 'Your trip: Delta',
    html: html(ownWords),
  }))
  const send = vi.fn(async (_ownWords: string | undefined): Promise<string> => {
    throw new Error('offline')
  })
  const sheet = (
    <MailSheet
      place={['invitation', 'itn_hartley']}
      title="Send invitation"
      preview={preview}
      send={send}
      onClose={() => undefined}
    />
  )
  const { user } = await renderPage(sheet)
  await screen.findByText('Your trip: Delta')
  await user.type(screen.getByLabelText('Your own words'), 'See you soon.')
  await waitFor(() => expect(preview).toHaveBeenLastCalledWith('See you soon.'))
  await user.click(screen.getByRole('button', { name: 'Send email' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent\..*still here\.$/)
  expect(send).toHaveBeenCalledWith('See you soon.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your own words').value).toBe('See you soon.')
})
