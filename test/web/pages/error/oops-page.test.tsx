import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { setReporter } from '../../../../web/lib/errors/report'
import { OopsPage } from '../../../../web/pages/error/OopsPage'

afterEach(() => setReporter(undefined))

const plain = (html: string) => html.replace(/<[^>]+>/g, '')

describe('OopsPage', () => {
  test('says the specification’s words and leads home', () => {
    const html = renderToStaticMarkup(<OopsPage />)
    expect(plain(html)).toContain('Oops! Something went wrong.')
    expect(plain(html)).toContain('You can try refreshing the page, go back, or go home.')
    expect(html).toContain('href="/"')
  })

  test('names the event, and asks for feedback where reporting is on', () => {
    expect(plain(renderToStaticMarkup(<OopsPage eventId="7f3a91c2" />))).not.toContain(
      'Report feedback',
    )
    setReporter({ capture: () => {}, sendFeedback: () => {} })
    const text = plain(renderToStaticMarkup(<OopsPage eventId="7f3a91c2" />))
    expect(text).toContain('Report feedback')
    expect(text).toContain('Event 7f3a91c2')
  })
})
