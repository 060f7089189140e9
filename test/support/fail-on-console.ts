import { afterEach, beforeEach, vi } from 'vitest'

/** Noise on the console fails a test: spy on it in the test if it is expected. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      throw new Error(
        `console.${level} in a test: ${parts.join(' ')}. Spy on it in the test if it is expected.`,
      )
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
})
