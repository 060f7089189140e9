import type { FeatureFlag } from '#shared/access/principal'
import { type LazyPage, lazyPage } from '../../lib/loading/lazy-page'
import type { PageAccess } from '../../lib/session/session'

/** A page of the agents' app: who may open it, and the chunk it comes in. */
export interface PageRoute {
  readonly path: string
  readonly title: string
  readonly access: PageAccess
  readonly needs?: FeatureFlag
  readonly Page: LazyPage<object>
  /** Shown without the bars, like the presentation. */
  readonly bare?: true
  /** Needs the whole width: the side bar shows only its icons unless it is opened. */
  readonly wide?: true
  /** A dialog over the page that one came from; opened by its address, over the page of this path. */
  readonly over?: string
}

/** Every page there is (1 §2, 2 §2.4). The menu leaves out items whose path isn't listed here. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: 'signedIn',
    needs: 'showDashboardNavLink',
    Page: lazyPage(() => import('../../pages/dashboard/DashboardPage'), 'DashboardPage'),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    access: 'signedIn',
    needs: 'showDashboardNavLink',
    Page: lazyPage(() => import('../../pages/notifications/NotificationsPage'), 'NotificationsPage'),
  },
  {
    path: '/itinerary-builder',
    title: 'Build Itinerary',
    wide: true,
    access: 'signedIn',
    needs: 'useItineraryBuilder2',
    Page: lazyPage(() => import('../../pages/builder/BuilderPage'), 'BuilderPage'),
  },
  {
    path: '/itinerary-builder/details',
    title: 'Accommodation',
    wide: true,
    access: 'signedIn',
    needs: 'useItineraryBuilder2',
    Page: lazyPage(() => import('../../pages/builder/CampDetailPage'), 'CampDetailPage'),
  },
  {
    path: '/itinerary/edit/:id',
    title: 'Itinerary',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/itinerary-edit/ItineraryEditPage'), 'ItineraryEditPage'),
  },
  {
    path: '/itinerary/:id',
    title: 'Itinerary',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/itinerary/ItineraryPage'), 'ItineraryPage'),
  },
  {
    path: '/itinerary/:id/presentation',
    title: 'Presentation',
    bare: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/presentation/PresentationPage'), 'PresentationPage'),
  },
  {
    path: '/itinerary/:id/presentation/edit',
    title: 'Edit presentation',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/presentation/PresentationEditPage'), 'PresentationEditPage'),
  },
  {
    path: '/itinerary/details/:id',
    title: 'Trip details',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/itinerary-details/ItineraryDetailsPage'), 'ItineraryDetailsPage'),
  },
  {
    path: '/saved',
    title: 'Saved Itineraries',
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/saved/SavedListPage'), 'SavedListPage'),
  },
  {
    path: '/saved/:id/:component?',
    title: 'Saved Itinerary',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/saved/SavedTripPage'), 'SavedTripPage'),
  },
  {
    path: '/custom/:id/:component?',
    title: 'Itinerary',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/saved/BuiltTripPage'), 'BuiltTripPage'),
  },
  {
    path: '/trips-and-payments',
    title: 'Trips and Payments',
    wide: true,
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/trips/TripsPage'), 'TripsPage'),
  },
  {
    path: '/clients/duplicates',
    title: 'Duplicate clients',
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/clients/DuplicateClientsPage'), 'DuplicateClientsPage'),
  },
  {
    path: '/clients/import',
    title: 'Import clients',
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/clients/ImportClientsPage'), 'ImportClientsPage'),
  },
  {
    path: '/clients',
    title: 'My Clients',
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/clients/ClientsPage'), 'ClientsPage'),
  },
  {
    path: '/clients/new',
    title: 'Add client',
    access: 'signedIn',
    over: '/clients',
    Page: lazyPage(() => import('../../pages/clients/NewClientPage'), 'NewClientPage'),
  },
  {
    path: '/clients/:id',
    title: 'Client',
    access: 'signedIn',
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
    Page: lazyPage(() => import('../../pages/agents/AgentsPage'), 'AgentsPage'),
  },
  {
    path: '/audit-trail',
    title: 'Audit Trail',
    access: 'admin',
    Page: lazyPage(() => import('../../pages/audit/AuditPage'), 'AuditPage'),
  },
  {
    path: '/config',
    title: 'Configuration',
    access: 'superadmin',
    Page: lazyPage(() => import('../../pages/config/ConfigPage'), 'ConfigPage'),
  },
  {
    path: '/masquerade-end',
    title: 'Masquerade ended',
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/masquerade-end/MasqueradeEndPage'), 'MasqueradeEndPage'),
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
    Page: lazyPage(() => import('../../pages/customizations/CustomizationsPage'), 'CustomizationsPage'),
  },
  {
    path: '/pricing-settings',
    title: 'Pricing Settings',
    access: 'admin',
    Page: lazyPage(() => import('../../pages/pricing-settings/PricingSettingsPage'), 'PricingSettingsPage'),
  },
  {
    path: '/agencies',
    title: 'All Agencies',
    access: 'superadmin',
    Page: lazyPage(() => import('../../pages/agencies/AgenciesPage'), 'AgenciesPage'),
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
    access: 'signedIn',
    Page: lazyPage(() => import('../../pages/profile/ProfilePage'), 'ProfilePage'),
  },
]
