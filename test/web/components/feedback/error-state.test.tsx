import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorState } from '../../../../web/components/feedback/ErrorState'
import { ApiError } from '../../../../web/lib/api/api-error'

const error = new ApiError({ status: 500, code: 'internal', message: 'Something failed', requestId: 'req_1' })
const drawn = (isPage = false) =>
  renderToStaticMarkup(<ErrorState title="The trips could not be loaded" error={error} isPage={isPage} />)

test('what failed within a page is told as an alert, and adds no heading to the page', () => {
  expect(drawn()).toMatch(/^<section[^>]* role="alert"/)
  expect(drawn()).toContain('>The trips could not be loaded</p>')
  expect(drawn()).toContain('Something failed.')
  expect(drawn()).toContain('Request req_1')
  expect(drawn()).not.toMatch(/<h\d/)
})

test('what failed instead of a page is headed as the page would be', () => {
  expect(drawn(true)).toMatch(/<h1[^>]*>The trips could not be loaded<\/h1>/)
})
