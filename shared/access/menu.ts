import type { AgentPrincipal, FeatureFlag } from './principal'
import { type AccessLevel, mayCall } from './route-access'

export const menuSections = ['general', 'admin', 'content manager', 'superadmin'] as const
export type MenuSection = (typeof menuSections)[number]

/** An entry of the menu: shown to whom its level and flags allow. */
export interface MenuItem {
  readonly label: string
  readonly path: string
  readonly section: MenuSection
  readonly level: Extract<AccessLevel, 'signedIn' | 'admin' | 'contentManager' | 'superadmin'>
  readonly needs?: FeatureFlag
  /** Left out for whom another entry shows the same and more. */
  readonly unless?: 'contentManager'
  readonly beta?: true
  /** Shown in the account menu instead of the side bar. */
  readonly personal?: true
}

/** Every menu item of 1 §2 and 2 §2.4, and our own, in the order of the side bar. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Dashboard',
    path: '/dashboard',
    section: 'general',
    level: 'signedIn',
    needs: 'showDashboardNavLink',
  },
  { label: 'Calendar', path: '/calendar', section: 'general', level: 'signedIn' },
  { label: 'Build Itinerary', path: '/builder', section: 'general', level: 'signedIn' },
  {
    label: 'Build Itinerary',
    path: '/itinerary-builder',
    section: 'general',
    level: 'signedIn',
    needs: 'useItineraryBuilder2',
    beta: true,
  },
  { label: 'Region Calendar', path: '/region-calendar', section: 'general', level: 'signedIn' },
  {
    label: 'Trips and Payments',
    path: '/trips-and-payments',
    section: 'general',
    level: 'signedIn',
  },
  { label: 'Saved Itineraries', path: '/saved', section: 'general', level: 'signedIn' },
  { label: 'Group Departures', path: '/departures', section: 'general', level: 'signedIn' },
  { label: 'My Clients', path: '/clients', section: 'general', level: 'signedIn' },
  {
    label: 'Agency Library',
    path: '/agency-library',
    section: 'general',
    level: 'signedIn',
    unless: 'contentManager',
  },
  { label: 'My Account', path: '/profile', section: 'general', level: 'signedIn', personal: true },
  { label: 'My Agents', path: '/agents', section: 'admin', level: 'admin' },
  { label: 'Customizations', path: '/customizations', section: 'admin', level: 'admin' },
  { label: 'Pricing Settings', path: '/pricing-settings', section: 'admin', level: 'admin' },
  { label: 'Audit Trail', path: '/audit-trail', section: 'admin', level: 'admin' },
  { label: 'Automation Hook', path: '/hooks', section: 'admin', level: 'admin' },
  {
    label: 'Content Library',
    path: '/content',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Content health',
    path: '/content-health',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Accommodations',
    path: '/AccommodationsManager',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Rate sheets',
    path: '/rate-sheets',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Regions',
    path: '/RegionsManager',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Countries',
    path: '/CountryManager',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Activities',
    path: '/ActivitiesManager',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Transit points',
    path: '/TransitPointsManager',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Flights and transfers',
    path: '/ConnectionsManager',
    section: 'content manager',
    level: 'contentManager',
  },
  {
    label: 'Features',
    path: '/FeaturesManager',
    section: 'content manager',
    level: 'contentManager',
  },
  { label: 'All Agencies', path: '/agencies', section: 'superadmin', level: 'superadmin' },
  { label: 'Configuration', path: '/config', section: 'superadmin', level: 'superadmin' },
]

/** The menu items that an agent sees, in order. */
export function menuFor(agent: AgentPrincipal): MenuItem[] {
  return menu.filter(
    ({ level, needs, unless }) =>
      mayCall(level, agent) === 'ok' &&
      (needs === undefined || agent.flags.includes(needs)) &&
      (unless === undefined || mayCall(unless, agent) !== 'ok'),
  )
}
