import { expect, test } from 'vitest'
import { readOptions } from '../../../infra/local/options'

test('without options it is port 4000 with the data under .local', () => {
  expect(readOptions([])).toEqual({ port: 4000, fresh: false, memory: false, dataFolder: '.local' })
})

test('takes every option', () => {
  expect(readOptions(['--port', '80', '--fresh', '--memory', '--data', '/data/x'])).toEqual({
    port: 80,
    fresh: true,
    memory: true,
    dataFolder: '/data/x',
  })
})

test.each([
  ['--port', 'x'],
  ['--port', '0'],
  ['--port', '65536'],
  ['--port', '4000.5'],
  ['--port'],
  ['--quick'],
  ['here'],
])('%s %s is refused in a sentence', (...args) => {
  expect(() => readOptions(args.filter((arg) => arg !== undefined))).toThrow(/\.$|\.local$/)
})
