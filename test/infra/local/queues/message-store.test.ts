import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from '../../../../infra/local/queues/message'
import { openMessageStore } from '../../../../infra/local/queues/message-store'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-queue-'))
  file = join(folder, 'nested', 'itinerary.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  body: `body of ${id}`,
  attributes: {},
  sentAt: 1,
  visibleAt: 1,
  receiveCount: 0,
  ...more,
})

test('what was put and not removed is there after opening again', () => {
  const first = openMessageStore(file)
  for (const id of ['a', 'b', 'c']) first.put(message(id))
  first.remove('b')
  first.put(message('c', { receiveCount: 2 }))
  first.close()
  const second = openMessageStore(file)
  expect(second.all()).toEqual([message('a'), message('c', { receiveCount: 2 })])
  second.close()
})

test('opening leaves only what is not done in the journal', () => {
  const first = openMessageStore(file)
  for (let index = 0; index < 50; index++) {
    first.put(message(`m${index}`))
    first.remove(`m${index}`)
  }
  first.close()
  openMessageStore(file).close()
  expect(readFileSync(file, 'utf8')).toBe('')
})

test('what a worker had when the process died is visible again at once', () => {
  const first = openMessageStore(file)
  first.put(message('a', { inFlight: true, visibleAt: 9e12, receiveCount: 1 }))
  first.close()
  const second = openMessageStore(file)
  expect(second.visible(0, 10)).toMatchObject([{ id: 'a', receiveCount: 1 }])
  second.close()
})

test('a last line that a crash cut off is dropped, a broken one before it is told', () => {
  const first = openMessageStore(file)
  first.put(message('a'))
  first.close()
  appendFileSync(file, '{"put":{"id":"b","bo')
  const second = openMessageStore(file)
  expect(second.all().map(({ id }) => id)).toEqual(['a'])
  second.close()
  writeFileSync(file, 'nonsense\n{"done":"a"}\n')
  expect(() => openMessageStore(file)).toThrow('cannot be read. Repair it, or start with --fresh.')
})

test('shows what has been visible longest first, and hides what is not yet due', () => {
  const store = openMessageStore()
  store.put(message('late', { visibleAt: 30 }))
  store.put(message('second', { visibleAt: 20 }))
  store.put(message('first', { visibleAt: 10 }))
  expect(store.visible(20, 10).map(({ id }) => id)).toEqual(['first', 'second'])
  expect(store.visible(40, 1).map(({ id }) => id)).toEqual(['first'])
  expect(store.nextVisibleAt()).toBe(10)
})
