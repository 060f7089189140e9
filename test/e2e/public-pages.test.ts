import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { publicPaths } from '../../web/app/public/public-paths'
import { clientLoginPath } from '../../web/lib/session/token'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { schemaScripts } from './support/scripts'
import { thisProduct } from './support/this-product'

const visit = visitor()
const fetched = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${thisProduct().address}${path}`, { headers })).text()

/** Moves the pointer, and waits until the page's app has taken it over. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.locator('html[data-awake]').waitFor()
}

describe.each([...publicPaths, clientLoginPath])('%s', (path) => {
  test('is read without its app: of scripts comes the one that would wake it, and nothing is run while nobody touches it', async () => {
    const page = await visit.open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    // Once the page rests, its files are fetched by links and not run.
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'initiatorType' in entry && entry.initiatorType !== 'link')
          .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
      )
    await expect.poll(scripts).toEqual([expect.stringMatching(/^\/assets\/wake-/)])
    expect(await page.locator('html[data-awake]').count()).toBe(0)
  })

  test('is written to a file, with nothing in place that the policy forbids', async () => {
    const html = await fetched(path)
    expect(html).toContain(`data-page="${path}"`)
    expect(html).toMatch(/<h1/)
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*src=)/)
  })

  test('comes alive without schemas and has nothing that axe finds', async () => {
    const page = await visit.open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await wake(page)
    await page.waitForLoadState('networkidle')
    expect(await schemaScripts(page)).toEqual([])
    expect(await axeFindings(page)).toEqual([])
  })
})

test('who is signed in gets the app at /, not the landing page', async () => {
  expect(await fetched('/', { cookie: 'TOKEN=abc' })).not.toContain('data-page')
})

test('the pages lead to each other without loading the document again', async () => {
  const page = await visit.open('/')
  await wake(page)
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  await page.getByRole('link', { name: 'Powerful', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /explain, down to the last cent/ }).waitFor()
  await page
    .getByRole('button', { name: 'Sign in' })
    .or(page.getByRole('link', { name: 'Sign in' }))
    .click()
  await page.getByLabel('Email').waitFor()
  expect(await page.locator('body').getAttribute('data-same')).toBe('yes')
  expect(await page.title()).toBe('Sign in · Tembea')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /last cent/ }).waitFor()
})

test('an email that is typed, and a form that is sent, before the app is there are not lost', async () => {
  const page = await visit.open('/login')
  await page.evaluate(() => {
    const field = document.querySelector('input[type=email], input[name=email]')
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    field.value = 'nobody@nowhere.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const box = document.querySelector('input[type=checkbox]')
    if (box instanceof HTMLInputElement) box.click()
    field.form?.requestSubmit()
  })
  const box = page.getByRole('checkbox')
  const wasChecked = await box.isChecked()
  await page.locator('html[data-awake]').waitFor()
  await page.getByText('Password is required').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@nowhere.example')
  expect(await box.isChecked()).toBe(wasChecked)
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('a rate that is moved changes the margin on the landing page', async () => {
  const page = await visit.open('/profitable')
  await page.getByRole('slider', { name: /Land/ }).fill('25')
  await page.getByText('$27,715.92').first().waitFor({ state: 'attached' })
})

test('an unknown address says so, in the specification’s words', async () => {
  const page = await visit.open('/nowhere')
  await page.getByRole('heading', { name: 'Oops! Something went wrong.' }).waitFor()
  await page.getByText('You can try refreshing the page, go back, or go home.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Go home', exact: true }).click()
  await page.getByRole('heading', { name: /Plan the journey/ }).waitFor()
})
