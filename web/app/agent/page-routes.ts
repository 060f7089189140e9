import type { FeatureFlag } from '#shared/access/principal'
import { type LazyPage, lazyPage } from '../../lib/loading/lazy-page'
import type { PageAccess } from '../../lib/session/session'

/** A page of the agents' app: who may open it, and the chunk it comes in. */
export interface PageRoute {
  readonly path: string
  readonly title: string
  /** Everybody who is signed in, unless it says more. */
  readonly access?: PageAccess
  readonly needs?: FeatureFlag
  readonly Page: LazyPage<object>
  /** Shown without the bars, like the presentation. */
  readonly bare?: true
  /**
   * Needs the width of a usual screen, a trip that of a large one: below it the side bar shows only
   * its icons unless it is opened.
   */
  readonly wide?: true | 'trip'
  /**
   * A dialog over the page that one came from; opened by its address, over the page of this path.
   */
  readonly over?: string
}

/** A page of content managers: the list of a kind, and one of it. */
function managerRoutes(
  path: string,
  title: string,
  page: keyof typeof import('../../pages/managers/ManagerPages'),
): PageRoute[] {
  const Page = lazyPage(() => import('../../pages/managers/ManagerPages'), page)
  return [path, `${path}/:importId`].map((one) => ({
    path: one,
    title,
    wide: true,
    access: 'contentManager',
    Page,
  }))
}

/** Every page there is (1 §2, 2 §2.4). The menu leaves out items whose path isn't listed here. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    needs: 'showDashboardNavLink',
    Page: lazyPage(() => import('../../pages/dashboard/DashboardPage'), 'DashboardPage'),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    needs: 'showDashboardNavLink',
    Page: lazyPage(
      () => import('../../features/notices/components/NoticesScreen'),
      'NoticesScreen',
    ),
  },
  {
    path: '/calendar',
    title: 'Calendar',
    Page: lazyPage(
      () => import('../../features/calendar/components/CalendarScreen'),
      'CalendarScreen',
    ),
  },
  ...['/builder', '/custom'].map((path) => ({
    path,
    title: 'Build Itinerary',
    wide: true as const,
    Page: lazyPage(() => import('../../pages/builder/BuilderPage'), 'FirstBuilderPage'),
  })),
  {
    path: '/itinerary-builder',
    title: 'Build Itinerary',
    wide: true,
    needs: 'useItineraryBuilder2',
    Page: lazyPage(() => import('../../pages/builder/BuilderPage'), 'BuilderPage'),
  },
  {
    path: '/itinerary-builder/details',
    title: 'Accommodation',
    wide: true,
    needs: 'useItineraryBuilder2',
    Page: lazyPage(() => import('../../pages/builder/CampDetailPage'), 'CampDetailPage'),
  },
  {
    path: '/region-calendar',
    title: 'Region Calendar',
    wide: true,
    Page: lazyPage(
      () => import('../../features/region-year/components/RegionYearScreen'),
      'RegionYearScreen',
    ),
  },
  {
    path: '/itinerary/edit/:id',
    title: 'Itinerary',
    wide: 'trip',
    Page: lazyPage(
      () => import('../../pages/itinerary-edit/ItineraryEditPage'),
      'ItineraryEditPage',
    ),
  },
  {
    path: '/itinerary/:id',
    title: 'Itinerary',
    wide: 'trip',
    Page: lazyPage(() => import('../../pages/itinerary/ItineraryPage'), 'ItineraryPage'),
  },
  {
    path: '/itinerary/:id/versions',
    title: 'Compare versions',
    wide: 'trip',
    Page: lazyPage(() => import('../../pages/itinerary/VersionsPage'), 'VersionsPage'),
  },
  {
    path: '/itinerary/:id/presentation',
    title: 'Presentation',
    bare: true,
    Page: lazyPage(() => import('../../pages/presentation/PresentationPage'), 'PresentationPage'),
  },
  {
    path: '/itinerary/:id/presentation/edit',
    title: 'Edit presentation',
    wide: 'trip',
    Page: lazyPage(
      () => import('../../pages/presentation/PresentationEditPage'),
      'PresentationEditPage',
    ),
  },
  {
    path: '/itinerary/details/:id',
    title: 'Trip details',
    wide: 'trip',
    Page: lazyPage(
      () => import('../../pages/itinerary-details/ItineraryDetailsPage'),
      'ItineraryDetailsPage',
    ),
  },
  {
    path: '/saved',
    title: 'Saved Itineraries',
    Page: lazyPage(() => import('../../pages/saved/SavedListPage'), 'SavedListPage'),
  },
  {
    path: '/departures',
    title: 'Group Departures',
    Page: lazyPage(() => import('../../pages/departures/DeparturesPages'), 'DeparturesPage'),
  },
  {
    path: '/departures/:id',
    title: 'Group departure',
    Page: lazyPage(() => import('../../pages/departures/DeparturesPages'), 'DeparturePage'),
  },
  {
    path: '/saved/:id/:component?',
    title: 'Saved Itinerary',
    wide: true,
    Page: lazyPage(() => import('../../pages/saved/SavedTripPage'), 'SavedTripPage'),
  },
  {
    path: '/custom/:id/:component?',
    title: 'Itinerary',
    wide: true,
    Page: lazyPage(() => import('../../pages/saved/BuiltTripPage'), 'BuiltTripPage'),
  },
  {
    path: '/trips-and-payments',
    title: 'Trips and Payments',
    wide: true,
    Page: lazyPage(() => import('../../features/trips/components/TripsScreen'), 'TripsScreen'),
  },
  {
    path: '/content',
    title: 'Content Library',
    wide: true,
    access: 'contentManager',
    Page: lazyPage(() => import('../../pages/content/LibraryPage'), 'LibraryPage'),
  },
  {
    path: '/agency-library',
    title: 'Agency Library',
    wide: true,
    Page: lazyPage(() => import('../../pages/content/LibraryPage'), 'LibraryPage'),
  },
  {
    path: '/content-health',
    title: 'Content health',
    access: 'contentManager',
    Page: lazyPage(
      () => import('../../features/content-health/components/HealthScreen'),
      'HealthScreen',
    ),
  },
  {
    path: '/shared-lightbox/:id',
    title: 'Lightbox',
    bare: true,
    Page: lazyPage(() => import('../../pages/content/LightboxPage'), 'LightboxPage'),
  },
  {
    path: '/content/import',
    title: 'Import',
    access: 'contentManager',
    Page: lazyPage(() => import('../../pages/content/ImportPage'), 'ImportPage'),
  },
  {
    path: '/content/import/:importId',
    title: 'Imported file',
    access: 'contentManager',
    Page: lazyPage(() => import('../../pages/content/ImportPage'), 'ImportRunPage'),
  },
  {
    path: '/content/uploads',
    title: 'Upload photos and films',
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/content/UploadsPage'), 'UploadsPage'),
  },
  {
    path: '/rate-sheets',
    title: 'Rate sheets',
    wide: true,
    access: 'contentManager',
    Page: lazyPage(() => import('../../pages/content/RatesPage'), 'RatesPage'),
  },
  {
    path: '/clients/duplicates',
    title: 'Duplicate clients',
    Page: lazyPage(
      () => import('../../features/client-duplicates/components/DuplicatesScreen'),
      'DuplicatesScreen',
    ),
  },
  {
    path: '/clients/import',
    title: 'Import clients',
    Page: lazyPage(
      () => import('../../features/client-import/components/ImportScreen'),
      'ImportScreen',
    ),
  },
  {
    path: '/clients',
    title: 'My Clients',
    Page: lazyPage(() => import('../../pages/clients/ClientsPage'), 'ClientsPage'),
  },
  {
    path: '/clients/new',
    title: 'Add client',
    over: '/clients',
    Page: lazyPage(() => import('../../pages/clients/NewClientPage'), 'NewClientPage'),
  },
  {
    path: '/clients/:id',
    title: 'Client',
    Page: lazyPage(() => import('../../pages/clients/ClientPage'), 'ClientPage'),
  },
  {
    path: '/agents/:agentId/clients',
    title: 'Clients',
    access: 'admin',
    Page: lazyPage(() => import('../../pages/clients/AgentClientsPage'), 'AgentClientsPage'),
  },
  {
    path: '/agents',
    title: 'My Agents',
    access: 'admin',
    Page: lazyPage(() => import('../../features/agents/components/AgentsScreen'), 'AgentsScreen'),
  },
  {
    path: '/audit-trail',
    title: 'Audit Trail',
    access: 'admin',
    Page: lazyPage(() => import('../../features/audit/components/AuditScreen'), 'AuditScreen'),
  },
  {
    path: '/hooks',
    title: 'Automation Hook',
    access: 'admin',
    Page: lazyPage(() => import('../../features/hooks/components/HooksScreen'), 'HooksScreen'),
  },
  {
    path: '/config',
    title: 'Configuration',
    access: 'superadmin',
    Page: lazyPage(() => import('../../features/config/components/ConfigScreen'), 'ConfigScreen'),
  },
  {
    path: '/masquerade-end',
    title: 'Masquerade ended',
    Page: lazyPage(
      () => import('../../pages/masquerade-end/MasqueradeEndPage'),
      'MasqueradeEndPage',
    ),
  },
  {
    path: '/agents/:id',
    title: 'Agent',
    access: 'admin',
    Page: lazyPage(() => import('../../pages/agents/AgentPage'), 'AgentPage'),
  },
  {
    path: '/customizations',
    title: 'Customizations',
    access: 'admin',
    Page: lazyPage(
      () => import('../../features/agency/components/CustomizationsScreen'),
      'CustomizationsScreen',
    ),
  },
  {
    path: '/pricing-settings',
    title: 'Pricing Settings',
    access: 'admin',
    Page: lazyPage(
      () => import('../../features/pricing-settings/components/PricingSettingsScreen'),
      'PricingSettingsScreen',
    ),
  },
  ...managerRoutes('/AccommodationsManager', 'Accommodations', 'CampsManagerPage'),
  ...managerRoutes('/RegionsManager', 'Regions', 'RegionsManagerPage'),
  ...managerRoutes('/CountryManager', 'Countries', 'CountriesManagerPage'),
  ...managerRoutes('/ActivitiesManager', 'Activities', 'ActivitiesManagerPage'),
  ...managerRoutes('/TransitPointsManager', 'Transit points', 'TransitPointsManagerPage'),
  ...managerRoutes('/ConnectionsManager', 'Flights and transfers', 'ConnectionsManagerPage'),
  ...managerRoutes('/FeaturesManager', 'Features', 'FeaturesManagerPage'),
  {
    path: '/agencies',
    title: 'All Agencies',
    access: 'superadmin',
    Page: lazyPage(
      () => import('../../features/agencies/components/AgenciesScreen'),
      'AgenciesScreen',
    ),
  },
  {
    path: '/agencies/:id',
    title: 'Agency',
    access: 'superadmin',
    Page: lazyPage(() => import('../../pages/agency/AgencyPage'), 'AgencyPage'),
  },
  {
    path: '/profile',
    title: 'My Account',
    Page: lazyPage(
      () => import('../../features/account/components/AccountScreen'),
      'AccountScreen',
    ),
  },
]
