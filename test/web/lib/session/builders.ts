import type { FeatureFlag } from '#shared/access/principal'
import { type SignedInUser, signedInUser } from '#shared/api/signed-in-user'
import { sessionOf } from '../../../../web/app/agent/use-session-loader'
import type { Session } from '../../../../web/lib/session/session'

/** Naledi of Marula Journeys, as the server tells who is signed in; say only what matters. */
export const aUser = (over: object = {}, agency: object = {}): SignedInUser =>
  signedInUser.parse({
    userId: 'agt_naledi',
    email: 'naledi@marulajourneys.com',
    firstName: 'Naledi',
    lastName: 'Mokoena',
    fullName: 'Naledi Mokoena',
    principalType: 'Agent',
    capabilities: { superadmin: false, contentmanager: false },
    objectives: { termsAccepted: true, welcomeMessageSeen: true, objectivesSuppress: true },
    ...over,
    agency: {
      id: 'agy_marula',
      name: 'Marula Journeys',
      agencyCode: 'MAR001',
      admins: ['agt_thabo'],
      currency: 'USD',
      model: 'net',
      pricingSettings: {},
      fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
      featureFlags: ['useItineraryBuilder2'],
      theme: {},
      objectives: {},
      ...agency,
    },
  })

/** Her session, with the flags of her agency. */
export const aSession = (
  featureFlags: readonly FeatureFlag[] = ['useItineraryBuilder2'],
  agency: object = {},
): Session =>
  sessionOf(aUser({}, { ...agency, featureFlags }), {
    config: undefined,
    search: '',
    signOut: async () => {},
  })
