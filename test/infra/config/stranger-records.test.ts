import { expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { functionOf } from '../../../infra/config/functions'
import { statementsOf } from '../../../infra/config/reach'
import { reachable } from '../made-functions'

/**
 * Strangers may call them, and they do what an agent or a worker does: a camp's answer changes the
 * trip and its booking, a provider's message all that follows from a payment.
 */
const reachingMany = ['answerReply', 'receivePaymentWebhook']

const ofStrangers = Object.values<Route>(routes).filter(
  ({ who, touches }) => who === 'public' && touches.some((touch) => touch.startsWith('table:')),
)

test('a route that strangers may call names the kinds of records that it needs', () => {
  expect(ofStrangers.length).toBeGreaterThan(15)
  const without = ofStrangers.filter((route) => functionOf(route).records === undefined)
  expect(without.map(({ name }) => name).sort()).toEqual(reachingMany)
})

test('its role reaches items of the table by their partition alone, and no agency’s clients as a whole', () => {
  for (const route of ofStrangers) {
    if (reachingMany.includes(route.name)) continue
    const ofTable = statementsOf(functionOf(route), reachable).filter(({ actions }) =>
      actions.some((action) => action.startsWith('dynamodb:')),
    )
    expect(ofTable.length).toBeGreaterThan(0)
    for (const { conditions } of ofTable) {
      const keys = conditions?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? ['*']
      expect(keys, route.name).not.toContain('*')
      // What matches every partition of an agency must leave out all but the agency itself.
      if (keys.includes('AGENCY#*'))
        expect(conditions?.['ForAllValues:StringNotLike'], route.name).toEqual({
          'dynamodb:LeadingKeys': ['AGENCY#*#*'],
        })
    }
  }
})
