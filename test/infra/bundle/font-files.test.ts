import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eastAsianFonts } from '#shared/theme/east-asian-fonts'
import { bundleFolder, bundleHandlers } from '../../../infra/bundle/bundle-handlers'

const projectFolder = resolve(import.meta.dirname, '../../..')
const paper = 'paper/routes/get-receipt'
const other = 'agencies/routes/get-agency'
let outFolder = ''

beforeAll(async () => {
  outFolder = mkdtempSync(join(tmpdir(), 'fonts-'))
  await bundleHandlers({ projectFolder, handlerFiles: [paper, other], outFolder, hasMaps: false })
}, 120_000)
afterAll(() => rmSync(outFolder, { recursive: true, force: true }))

test.each(Object.values(eastAsianFonts))(
  '%s lies beside handlers that write papers, and no other',
  (file) => {
    const isBeside = (handler: string) =>
      existsSync(join(bundleFolder(outFolder, handler), 'node_modules', file))
    expect([isBeside(paper), isBeside(other)]).toEqual([true, false])
  },
)
