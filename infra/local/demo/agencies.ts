import type { FeatureFlag } from '#shared/access/principal'
import type { DemoAgency } from './people-types'

/** Every flag but the rest of the world, the lower deposit limit, and content management for everybody. */
const usualFlags: readonly FeatureFlag[] = [
  'showDashboardNavLink',
  'useItineraryBuilder2',
  'useEditItinerary2',
  'ccBookingOwner',
  'editPayments',
  'editAmountsInModals',
  'showJacadaActivities',
  'showDmcArrangedOnlyAccommodations',
]

/** Three agencies: one with most flags, one that sells rack, one first-party without the second builder. */
export const demoAgencies: readonly DemoAgency[] = [
  {
    agencyId: 'agy_marula',
    agencyCode: 'MAR001',
    name: 'Marula Journeys',
    model: 'net',
    currency: 'USD',
    timeZone: 'Africa/Gaborone',
    email: 'hello@marulajourneys.com',
    phone: '+267 686 0000',
    address: 'Plot 12, Airport Avenue, Maun, Botswana',
    flags: usualFlags,
    admins: ['agt_thabo'],
    pricingSettings: { landRate: 20, airRate: 15, depositRate: 50, currencyRate: 3, dmcRate: 3, rackRate: 6 },
    termsAccepted: true,
    archived: false,
  },
  {
    agencyId: 'agy_baobab',
    agencyCode: 'BAO002',
    name: 'Baobab & Beyond',
    model: 'rack',
    currency: 'EUR',
    timeZone: 'Africa/Nairobi',
    email: 'karibu@baobabbeyond.com',
    phone: '+254 20 555 0142',
    address: '4 Ngong Road, Nairobi, Kenya',
    flags: ['useItineraryBuilder2', 'editPayments', 'showRestOfWorld'],
    admins: ['agt_imani'],
    pricingSettings: {},
    termsAccepted: false,
    archived: false,
  },
  {
    agencyId: 'agy_direct',
    agencyCode: 'ITR006',
    name: 'Tembea Direct',
    model: 'net',
    currency: 'USD',
    timeZone: 'America/New_York',
    email: 'direct@tembeadirect.com',
    phone: '+1 212 555 0187',
    address: '88 Greene Street, New York, NY 10012, USA',
    flags: [],
    admins: ['agt_samuel'],
    pricingSettings: {},
    termsAccepted: true,
    archived: false,
  },
]
