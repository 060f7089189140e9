import { expect, test } from 'vitest'
import { agencyStore, allAgencyIds } from '../../functions/data/people/agency-store'
import { theTable } from '../../functions/data/table/the-table'
import { smoke } from '../../infra/operate/smoke/smoke'
import { thisProduct } from './support/this-product'

test('the smoke walk passes on the running product, and leaves no agency behind', async () => {
  const steps: string[] = []
  const args = [thisProduct().address, '--stage', 'local', '--data', thisProduct().dataFolder]
  expect(await smoke(args, (step) => steps.push(step))).toMatch(/ works: /)
  expect(steps).toEqual([
    '✓ The sign-in page opens',
    '✓ An agent signs in',
    expect.stringMatching(/^✓ \d+ camps are found/),
    expect.stringMatching(/has a room free from/),
    expect.stringMatching(/^✓ A quote says USD [1-9]/),
    '✓ The rooms are held',
    '✓ The booking is canceled and its rooms are released',
  ])
  const { agency } = agencyStore(theTable())
  const agencies = await Promise.all((await allAgencyIds(theTable())).map(agency))
  const codes = agencies.map((found) => found?.agencyCode)
  expect(codes).toContain('MAR001')
  expect(codes).not.toContain('SMOKETEST')
})

test('the smoke walk names the step that fails', async () => {
  await expect(
    smoke(['http://127.0.0.1:1', '--stage', 'local', '--data', thisProduct().dataFolder]),
  ).rejects.toThrow(/^Opening the page: no answer of http:\/\/127\.0\.0\.1:1\/login/)
})
