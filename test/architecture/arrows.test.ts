import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brokenArrows } from './arrows'
import { circlesOfShared } from './circles'
import { brokenRules, strangersAtTop } from './house-rules'
import { importsOf } from './imports'
import { readSources } from './sources'

describe('this project', () => {
  const sources = readSources()

  test('breaks no arrow', () => {
    expect(brokenArrows(sources)).toEqual([])
  })

  test('has no circle between the folders of shared', () => {
    expect(circlesOfShared(sources)).toEqual([])
  })

  test('keeps the house rules', () => {
    expect(brokenRules(sources)).toEqual([])
  })

  test('has nothing else at the top level', () => {
    expect(strangersAtTop(readdirSync('.'))).toEqual([])
  })

  test('is read whole', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(300)
    expect(Object.keys(sources)).toContain('test/architecture/arrows.test.ts')
  })
})

describe('the check itself', () => {
  const importing = (from: string, what: string) =>
    brokenArrows({ [from]: `import { x } from '${what}'` })

  test.each([
    ['shared/dates/a.ts', '../ids/ids'],
    ['shared/pricing/a.ts', '../money/b'],
    ['shared/format/a.ts', '../money/b'],
    ['shared/ids/a.ts', 'zod/mini'],
    ['functions/data/a.ts', '../runtime/env'],
    ['functions/clients/a.ts', '../data/table/keys'],
    ['functions/clients/a.ts', '../itineraries/view'],
    ['functions/data/a.ts', '#shared/ids/ids'],
    ['web/app/a.tsx', '../pages/builder/Page'],
    ['web/pages/a.tsx', '../features/clients/List'],
    ['web/features/clients/a.tsx', '../../lib/api/api'],
    ['web/features/clients/a.tsx', './List'],
    ['web/features/trips/a.tsx', '../../trip/payments/PaymentList'],
    ['web/trip/price/a.ts', '../edits/b'],
    ['web/lib/a.ts', '#shared/format/dates'],
    ['infra/stacks/a.ts', '#shared/api/routes'],
    ['infra/stacks/a.ts', '../../functions/data/table/table'],
    ['infra/stacks/a.ts', '../../functions/runtime/env-names'],
    ['infra/local/a.ts', '../../functions/data/table/table-access'],
    ['infra/local/demo/a.ts', '../../../functions/itineraries/get-quote'],
    ['infra/local/demo/a.ts', '#shared/dates/calendar-date'],
    ['bin/a.ts', '../infra/tembea-app'],
    ['test/integration/a.test.ts', '../../functions/clients/routes/create-client'],
  ])('%s may import %s', (from, what) => {
    expect(importing(from, what)).toEqual([])
  })

  test.each([
    ['shared/ids/a.ts', '../dates/b', 'ids comes before dates'],
    ['shared/money/a.ts', '../pricing/b', 'money comes before pricing'],
    ['shared/dates/a.ts', '#shared/ids/ids', 'imports are relative'],
    ['shared/dates/a.ts', '../../functions/data/table/keys', 'shared may not import functions'],
    ['shared/dates/a.ts', 'node:fs', 'shared is pure'],
    ['shared/dates/a.ts', 'lodash', 'shared is pure'],
    ['shared/format/a.ts', 'date-fns', 'only shared/dates/ knows'],
    ['web/lib/a.ts', 'dinero.js/bigint', 'only shared/money/ knows'],
    ['functions/data/a.ts', '../../shared/ids/ids', 'only as #shared/'],
    ['functions/runtime/a.ts', '../data/table/keys', 'runtime imports nothing'],
    ['functions/data/a.ts', '../clients/view', 'data knows no domain'],
    ['functions/data/a.ts', '../../infra/config/jobs', 'functions may not import infra'],
    ['functions/data/a.ts', '../../web/lib/api/api', 'functions may not import web'],
    ['functions/data/a.ts', './keys.ts', 'without the extension'],
    ['web/features/clients/a.tsx', '../builder/List', 'a feature never imports a feature'],
    ['web/features/clients/a.tsx', '../../pages/builder/Page', 'features comes before pages'],
    ['web/components/a.tsx', '../features/clients/List', 'components comes before features'],
    ['web/trip/price/a.ts', '../../features/trips/b', 'trip comes before features'],
    ['web/components/a.tsx', '../trip/payments/b', 'components comes before trip'],
    ['web/lib/a.ts', '../app/theme', 'lib comes before app'],
    ['web/lib/a.ts', '../../functions/data/table/keys', 'web may not import functions'],
    ['web/lib/a.ts', 'node:fs', 'not in a browser'],
    ['web/widgets/a.ts', '../lib/b', 'web has only'],
    ['infra/stacks/a.ts', '#shared/pricing/price-itinerary', 'infra knows only shared/api'],
    [
      'infra/stacks/a.ts',
      '../../functions/data/table/keys',
      'infra knows only the table definition',
    ],
    [
      'infra/local/a.ts',
      '../../functions/clients/routes/create-client',
      'infra knows only the table definition',
    ],
    ['bin/a.ts', '../functions/data/table/keys', 'bin may not import functions'],
    ['web/lib/a.ts', '#data/keys', 'the single alias'],
  ])('%s may not import %s', (from, what, reason) => {
    expect(importing(from, what)).toEqual([expect.stringContaining(reason)])
  })

  test("a domain may use another's code, but not its handlers", () => {
    const from = {
      'functions/clients/a.ts': "import { x } from '../itineraries/routes/get-itinerary'",
    }
    expect(
      brokenArrows({
        ...from,
        'functions/itineraries/routes/get-itinerary.ts': 'export const x = 1',
      }),
    ).toEqual([])
    expect(
      brokenArrows({
        ...from,
        'functions/itineraries/routes/get-itinerary.ts': 'export const handler = x',
      }),
    ).toHaveLength(1)
  })

  test('sees every form of import, and none in a comment', () => {
    const source = `
      import type { A } from './a'
      import {
        B,
      } from './b'
      import './c'
      export { D } from './d'
      const e = await import('./e')
      type F = import('./f').F
      new Worker(new URL('./g', import.meta.url))
      // import { H } from './h'
      /* import { I } from './i' */`
    const names = importsOf('web/lib/x.ts', source).map(({ written }) => written)
    expect(names.sort()).toEqual(['./a', './b', './c', './d', './e', './f', './g'])
  })

  test('finds circles of any length', () => {
    const sources = {
      'shared/a/x.ts': "import { y } from '../b/y'",
      'shared/b/y.ts': "import { z } from '../c/z'",
      'shared/c/z.ts': "import { x } from '../a/x'",
      'shared/d/w.ts': "import { x } from '../a/x'",
    }
    expect(circlesOfShared(sources)).toEqual(['a → b → c → a'])
  })

  test.each([
    ['web/lib/index.ts', '', 'no barrel files'],
    ['web/lib/a.ts', "export * from './b'", 'no re-export of everything'],
    ['web/lib/a.ts', 'export default 1', 'no default exports'],
    ['web/lib/a.ts', 'export { a as default }', 'no default exports'],
    ['shared/a/a.ts', "import { z } from 'zod'", 'zod only'],
    ['shared/a/a.ts', "import z from 'zod/mini'", 'zod only'],
    ['shared/a/a.ts', "import * as z from 'zod'", 'zod only'],
    ['shared/a/a.ts', 'z.catch(z.string(), "")', 'no z.catch'],
    ['shared/a/a.ts', 'const now = new Date()', 'reads no clock'],
    ['shared/a/a.ts', 'const stage = process.env.STAGE', 'reads no clock'],
    ['web/lib/a.ts', `// ${'TO'}DO: later`, 'no work left'],
  ])('%s with %s breaks a rule', (path, source, rule) => {
    expect(brokenRules({ [path]: source })).toEqual([expect.stringContaining(rule)])
  })

  test('names strangers at the top level', () => {
    expect(strangersAtTop(['docs', 'package.json', '.ci', 'web', 'Makefile'])).toEqual([
      'docs',
      'Makefile',
    ])
  })
})
