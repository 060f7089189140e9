import { expect, test } from 'vitest'
import { signInByForm, visitor } from './support/browser'

const visit = visitor()

test('the landing page loads without a complaint of the browser', async () => {
  const page = await visit.open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toContain('Tembea')
})

test('an agent signs in and comes to the builder', async () => {
  const page = await visit.open('/')
  await signInByForm(page, 'naledi@marulajourneys.com')
  await page.waitForURL(/\/(itinerary-)?builder/)
})
