import { expect, test } from 'vitest'
import { overAll } from '../../../functions/runtime/over-all'
import { setAside } from '../../../functions/runtime/set-aside'
import { quietLog } from '../../support/store-kinds'

test('a job that set records aside does the others and fails at its end', async () => {
  const lines = quietLog()
  const done: string[] = []
  const job = overAll(async () => {
    setAside('trip.failed', { itineraryId: 'itn_1' })
    await Promise.resolve()
    done.push('itn_2')
  })
  await expect(job()).rejects.toThrow('Records set aside: 1')
  expect(done).toEqual(['itn_2'])
  expect(lines.join()).toContain('trip.failed')
})

test('runs of jobs at the same time do not count each other’s records', async () => {
  quietLog()
  const bad = overAll(async () => setAside('trip.failed', {}))
  const good = overAll(async () => 'done')
  expect(await Promise.allSettled([bad(), good()])).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: 'done' },
  ])
})
