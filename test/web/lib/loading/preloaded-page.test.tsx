import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPage } from '../../../../web/lib/loading/lazy-page'

const load = async () => ({ Page: ({ name }: { readonly name: string }) => <h1>{name}</h1> })
const drawn = (Page: ReturnType<typeof lazyPage<Awaited<ReturnType<typeof load>>, 'Page'>>) =>
  renderToStaticMarkup(
    <Suspense fallback="waiting">
      <Page name="Details" />
    </Suspense>,
  )

test('a page that was loaded ahead is drawn in the same frame, one that was not after its stand-in', async () => {
  const Page = lazyPage(load, 'Page')
  expect(drawn(Page)).toContain('waiting')
  Page.preload()
  await new Promise((resolve) => setTimeout(resolve))
  expect(drawn(Page)).toBe('<h1>Details</h1>')
})
