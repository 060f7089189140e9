// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import {
  agentAnswers,
  forgetDrafts,
  forgetReading,
  keptEdits,
  travelerDrafts,
} from '../../../../web/lib/session/private-cache'

afterEach(() => {
  vi.unstubAllGlobals()
})

function databases() {
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void deleted.push(name) })
  return deleted
}

test('signing out forgets what was read and typed, and leaves what is nobody’s', () => {
  const deleted = databases()
  localStorage.setItem(`${keptEdits}itn_1`, '{}')
  localStorage.setItem('usage-consent', 'no')
  forgetDrafts()
  expect(deleted.sort()).toEqual([agentAnswers, travelerDrafts].sort())
  expect(Object.keys(localStorage)).toEqual(['usage-consent'])
})

test('a session that ends by itself takes what was read along, and leaves what was typed', () => {
  const deleted = databases()
  forgetReading()
  expect(deleted).toEqual([agentAnswers])
})
