import { describe, expect, test } from 'vitest'
import { inTurn } from '../../../functions/suppliers/in-turn'

describe('work in turn', () => {
  test('keeps the order, whatever ends first, and never does more at once than it may', async () => {
    let running = 0
    let most = 0
    const work = async (ms: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, ms))
      running -= 1
      return ms
    }
    expect(await inTurn([30, 1, 20, 2, 10], work, { atOnce: 2 })).toEqual([30, 1, 20, 2, 10])
    expect(most).toBe(2)
  })

  test('tells how many are done', async () => {
    const told: number[] = []
    const onProgress = async (done: number) => void told.push(done)
    await inTurn(['a', 'b', 'c'], async (one) => one, { atOnce: 2, onProgress })
    expect(told).toEqual([1, 2, 3])
  })

  test('of nothing gives nothing', async () => {
    expect(await inTurn([], async (one) => one, { atOnce: 4 })).toEqual([])
  })

  test('fails with the first that fails', async () => {
    const work = async (one: number) => {
      if (one === 2) throw new Error('two')
      return one
    }
    await expect(inTurn([1, 2, 3], work, { atOnce: 1 })).rejects.toThrow('two')
  })
})
