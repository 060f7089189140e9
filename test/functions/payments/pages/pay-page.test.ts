import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactOf } from '../../../../functions/payments/pages/pay-parts'
import { factRow, payerPage } from '../../../../functions/payments/pages/payer-page'
import { bundleFolder, bundleHandlers } from '../../../../infra/bundle/bundle-handlers'

const rough = `<b>"Kenya" & 'more'</b>`

describe('a page of payers', () => {
  test('shows what people typed as text', () => {
    const title = { title: rough, styleAt: '/style', band: rough, main: factRow('For', rough) }
    const page = payerPage({ ...title, next: { seconds: 2, at: `/x?a="1"` } })
    expect(page).not.toContain('<b>')
    expect(page).toContain('<title>&lt;b&gt;&quot;Kenya&quot; &amp; &#39;more&#39;&lt;/b&gt;</title>')
    expect(page).toContain('content="2;url=/x?a=&quot;1&quot;"')
  })

  test('leads to a mail about the trip, whatever it is called', () => {
    const user = { agency: { name: 'Marula', agencyCode: 'M' }, agent: { fullName: rough, email: 'a+b@example.com' } }
    const contact = contactOf({ record: { name: rough }, people: { user } })
    expect(contact).not.toContain('<b>')
    expect(contact).toContain(
      'href="mailto:a%2Bb%40example.com?subject=%3Cb%3E%22Kenya%22%20%26%20&#39;more&#39;%3C%2Fb%3E"',
    )
  })

  test('is shown by a function that does not carry Stripe’s package', async () => {
    const outFolder = mkdtempSync(join(tmpdir(), 'pay-page-'))
    const files = ['payments/routes/show-pay-page', 'payments/routes/pay-by-link']
    await bundleHandlers({ projectFolder: process.cwd(), handlerFiles: files, outFolder })
    const [shows, pays] = files.map((file) => readFileSync(join(bundleFolder(outFolder, file), 'index.js'), 'utf8'))
    rmSync(outFolder, { recursive: true })
    expect(shows).not.toContain('api.stripe.com')
    expect(pays).toContain('api.stripe.com')
  }, 60_000)
})
