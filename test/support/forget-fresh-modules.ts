import { afterAll, vi } from 'vitest'

/**
 * Test files share their modules. What a file had loaded anew (`vi.resetModules`) is forgotten with
 * it: the next file would meet the state that it was left in, such as a page on its way out.
 */
const resetModules = vi.resetModules.bind(vi)
let isLoadedAnew = false
vi.resetModules = () => {
  isLoadedAnew = true
  return resetModules()
}

afterAll(() => {
  vi.resetModules = resetModules
  if (isLoadedAnew) resetModules()
})
