import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../web/lib/api/api-error'
import { workWatcher } from '../../../../web/trip/life/work-watcher'
import type { Trip } from '../../../../web/trip/page/trip'
import { aTrip } from '../builders'

function setup(answers: readonly (Trip | Error)[]) {
  const queue = [...answers]
  const waits: number[] = []
  const onRest = vi.fn()
  const load = vi.fn(async () => {
    const answer = queue.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nothing more')
    return answer
  })
  const watch = workWatcher({ load, wait: async (ms) => void waits.push(ms), onRest })
  return { watch, waits, onRest, load }
}
const quoting = aTrip({ state: 'quoting' })
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const failure = (status: number) => new ApiError({ status, code: 'x', message: 'x' })

describe('watching work in flight', () => {
  test('asks every second at first and tells once when it rests', async () => {
    const { watch, waits, onRest } = setup([quoting, quoting, aTrip()])
    watch(quoting.id, 'quoting')
    await settle()
    expect(waits).toEqual([1_000, 1_000, 1_000])
    expect(onRest).toHaveBeenCalledExactlyOnceWith(aTrip(), 'quoting')
  })

  test('backs off to ten seconds while nothing moves', async () => {
    const { watch, waits } = setup([...Array.from({ length: 20 }, () => quoting), aTrip()])
    watch(quoting.id, 'quoting')
    await settle()
    expect(Math.max(...waits)).toBe(10_000)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  })

  test('follows one itinerary once, however often it is asked to', async () => {
    const { watch, load } = setup([aTrip()])
    watch(quoting.id, 'quoting')
    watch(quoting.id, 'quoting')
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('goes on when the server is away for a while', async () => {
    const { watch, onRest } = setup([failure(0), failure(503), aTrip()])
    watch(quoting.id, 'quoting')
    await settle()
    expect(onRest).toHaveBeenCalledTimes(1)
  })

  test('stops without a word when the itinerary is gone or the session ended', async () => {
    for (const status of [401, 404]) {
      const { watch, onRest, load } = setup([failure(status), aTrip()])
      watch(quoting.id, 'quoting')
      await settle()
      expect(load).toHaveBeenCalledTimes(1)
      expect(onRest).not.toHaveBeenCalled()
    }
  })
})
