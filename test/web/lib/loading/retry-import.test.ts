import { describe, expect, test, vi } from 'vitest'
import { retryImport } from '../../../../web/lib/loading/lazy-page'

describe('retryImport', () => {
  test('tries five more times and waits at least 500 ms between', async () => {
    const waits: number[] = []
    const load = vi.fn(() => Promise.reject(new Error('chunk lost')))
    await expect(retryImport(load, async (ms) => void waits.push(ms))).rejects.toThrow('chunk lost')
    expect(load).toHaveBeenCalledTimes(6)
    expect(waits).toHaveLength(5)
    expect(Math.min(...waits)).toBe(500)
  })

  test('gives the module as soon as it comes', async () => {
    let tries = 0
    const load = async () => {
      tries += 1
      if (tries < 3) throw new Error('chunk lost')
      return { Page: 'page' }
    }
    await expect(retryImport(load, async () => {})).resolves.toEqual({ Page: 'page' })
    expect(tries).toBe(3)
  })
})
