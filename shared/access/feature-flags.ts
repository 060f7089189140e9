/**
 * Feature flags of an agency: 1 §6, with the second document's ITINERARY_BUILDER_2 and
 * REST_OF_WORLD as useItineraryBuilder2 and showRestOfWorld.
 */
export const featureFlagNames = [
  'showDashboardNavLink',
  'useItineraryBuilder2',
  'useEditItinerary2',
  'ccBookingOwner',
  'showRestOfWorld',
  'editPayments',
  'highDepositMargin',
  'editAmountsInModals',
  'allContentManagerAgencies',
  'showJacadaActivities',
  'showDmcArrangedOnlyAccommodations',
  'PRESO',
] as const
