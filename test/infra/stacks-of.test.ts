import { expect, test } from 'vitest'
import { synthesisInputs } from './stacks-of'

test('a synthesis is stored by all that it reads: contract, table, settings, constructs and versions of packages', () => {
  const inputs = synthesisInputs()
  expect(inputs).toEqual(
    expect.arrayContaining([
      'functions/data/table/table.ts',
      'infra/config/reach.ts',
      'infra/constructs/api-route.ts',
      'infra/tembea-app.ts',
      'package-lock.json',
      'shared/api/routes.ts',
      'test/infra/synthesise-stage.ts',
      expect.stringMatching(/cdk\.json$/),
    ]),
  )
  expect(inputs.filter((file) => file.includes('node_modules'))).toEqual([])
})
