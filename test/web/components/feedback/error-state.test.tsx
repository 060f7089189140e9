// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorState } from '../../../../web/components/feedback/ErrorState'
import { ApiError } from '../../../../web/lib/api/api-error'
import { renderPage } from '../../../support/render-page'

const error = new ApiError({
  status: 500,
  code: 'internal',
  message: 'Something failed',
  requestId: 'req_1',
})
const title = 'Trips couldn’t be loaded'

test('what failed within a page is told as an alert, and adds no heading to the page', async () => {
  await renderPage(<ErrorState title={title} error={error} />)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toBe(`${title}Something failed.Request req_1`)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('what failed instead of a page is headed as the page would be', async () => {
  await renderPage(<ErrorState title={title} error={error} isPage />)
  screen.getByRole('heading', { level: 1, name: title })
})

test('what was kept follows the reason, and the button tries again', async () => {
  const retry = vi.fn()
  const { user } = await renderPage(
    <ErrorState title={title} error={error} kept="Your entries are kept." onRetry={retry} />,
  )
  screen.getByText('Something failed. Your entries are kept.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
