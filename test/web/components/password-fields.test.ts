import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', 'web'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.tsx'))

/** Fields for a password of an account, each as its element’s text. */
const fields = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/<(?=[A-Z])/)
    .filter((element) => /autoComplete=.*(current|new)-password/.test(element))
    .map((element) => [file, element] as const),
)

test('a password is masked where it is typed, and pasted and filled in by who keeps it', () => {
  expect(fields.length).toBeGreaterThanOrEqual(7)
  for (const [file, element] of fields) {
    expect([file, /type=\{?.*password/.test(element)]).toEqual([file, true])
    expect([file, /onPaste|onCopy|onDrop/.test(element)]).toEqual([file, false])
  }
})
