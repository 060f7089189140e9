import type { FeatureFlag } from './principal'

/**
 * What each feature flag does, in the words that superadmins read. `?PRESO` in an address turns that
 * flag on for one tab.
 */
export const flagWords = {
  showDashboardNavLink: {
    label: 'Dashboard',
    text: 'Shows the dashboard and the notifications page.',
  },
  useItineraryBuilder2: {
    label: 'New builder',
    text: 'Opens the second-generation builder (beta).',
  },
  useEditItinerary2: {
    label: 'New editor',
    text: 'Opens trips as a storyboard instead of the costing view.',
  },
  PRESO: {
    label: 'Presentation first',
    text: 'Opens trips in the presentation. Any agent can do so in one tab with ?PRESO.',
  },
  ccBookingOwner: {
    label: 'Copy the booking owner',
    text: 'Sends the trip’s agent a copy of each email about it.',
  },
  showRestOfWorld: { label: 'Rest of world', text: 'Shows countries and camps outside of Africa.' },
  editPayments: {
    label: 'Edit payments',
    text: 'Lets agents change due dates of unpaid payments.',
  },
  highDepositMargin: {
    label: 'Deposit limit of 50%',
    text: 'Limits the deposit rate to 50% instead of 100%.',
  },
  editAmountsInModals: {
    label: 'Edit amounts in dialogs',
    text: 'Lets agents who may edit payments change their amounts, too.',
  },
  allContentManagerAgencies: {
    label: 'Everyone manages content',
    text: 'Makes all of its people content managers.',
  },
  showJacadaActivities: {
    label: 'DMC activities',
    text: 'Shows activities that only the DMC arranges.',
  },
  showDmcArrangedOnlyAccommodations: {
    label: 'DMC-only camps',
    text: 'Shows camps that only the DMC arranges.',
  },
} as const satisfies Record<FeatureFlag, { label: string; text: string }>
