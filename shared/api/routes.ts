import { accountsRoutes } from './accounts'
import { agenciesRoutes } from './agencies'
import { agencyPeopleRoutes } from './agency-people'
import { agentsRoutes } from './agents'
import { alternativesRoutes } from './alternatives'
import { apiKeysRoutes } from './api-keys'
import { auditRoutes } from './audit'
import { availabilityRoutes } from './availability'
import { calendarRoutes } from './calendar'
import { catalogueRoutes } from './catalogue'
import { clientDataRoutes } from './client-data'
import { clientImportRoutes } from './client-imports'
import { clientMergeRoutes } from './client-merges'
import { clientPrivacyRoutes } from './client-privacy'
import { clientsRoutes } from './clients'
import { configRoutes } from './config'
import { contentCrudRoutes } from './content-crud'
import { contentImportRoutes } from './content-imports'
import { contentTableRoutes } from './content-tables'
import { dashboardRoutes } from './dashboard'
import { dateSlideRoutes } from './date-slide'
import { departuresRoutes } from './departures'
import { flightStatusRoutes } from './flight-status'
import { hooksRoutes } from './hooks'
import { infoRoutes } from './info'
import { itinerariesRoutes } from './itineraries'
import { libraryRoutes } from './library'
import { lightboxRoutes } from './lightboxes'
import { mailDomainRoutes } from './mail-domain'
import { mailOpeningsRoutes } from './mail-openings'
import { clientMailRoutes, tripMailPreviewRoutes, tripMailRoutes } from './mails'
import { managerRoutes } from './managers'
import { masqueradeRoutes } from './masquerade'
import { mediaRoutes, pictureRoutes } from './media'
import { mediaContentRoutes } from './media-content'
import { mediaUploadRoutes } from './media-uploads'
import { messagesRoutes } from './messages'
import { myAccountRoutes } from './my-account'
import { onboardingRoutes } from './onboarding'
import { paperRoutes } from './paper'
import { partyGroupsRoutes } from './party-groups'
import { payingRoutes } from './paying'
import { paymentsRoutes } from './payments'
import { portalRoutes } from './portal'
import { portalSessionRoutes } from './portal-sessions'
import { presentationRoutes } from './presentations'
import { rateSheetRoutes } from './rate-sheets'
import { ratesRoutes } from './rates'
import { repliesRoutes } from './replies'
import { savedTripRoutes } from './saved-trips'
import { shareLinksRoutes } from './share-links'
import { suppliersRoutes } from './suppliers'
import { tasksRoutes } from './tasks'
import { travelerFormRoutes } from './traveler-forms'
import { travelersRoutes } from './travelers'
import { tripEditRoutes } from './trip-edits'
import { tripLifeRoutes } from './trip-life'
import { tripVersionRoutes } from './trip-versions'

/** Every route of the product. A domain's table is declared in its own file and joined here. */
export const routes = {
  ...accountsRoutes,
  ...agenciesRoutes,
  ...agencyPeopleRoutes,
  ...agentsRoutes,
  ...apiKeysRoutes,
  ...auditRoutes,
  ...availabilityRoutes,
  ...calendarRoutes,
  ...catalogueRoutes,
  ...clientDataRoutes,
  ...clientImportRoutes,
  ...clientMergeRoutes,
  ...clientPrivacyRoutes,
  ...clientsRoutes,
  ...configRoutes,
  ...dashboardRoutes,
  ...alternativesRoutes,
  ...dateSlideRoutes,
  ...departuresRoutes,
  ...flightStatusRoutes,
  ...hooksRoutes,
  ...infoRoutes,
  ...itinerariesRoutes,
  ...repliesRoutes,
  ...savedTripRoutes,
  ...tripEditRoutes,
  ...tripLifeRoutes,
  ...tripVersionRoutes,
  ...libraryRoutes,
  ...mailDomainRoutes,
  ...mailOpeningsRoutes,
  ...tripMailRoutes,
  ...tripMailPreviewRoutes,
  ...clientMailRoutes,
  ...managerRoutes,
  ...lightboxRoutes,
  ...contentCrudRoutes,
  ...contentImportRoutes,
  ...contentTableRoutes,
  ...masqueradeRoutes,
  ...mediaRoutes,
  ...pictureRoutes,
  ...mediaContentRoutes,
  ...mediaUploadRoutes,
  ...messagesRoutes,
  ...myAccountRoutes,
  ...onboardingRoutes,
  ...paperRoutes,
  ...partyGroupsRoutes,
  ...payingRoutes,
  ...paymentsRoutes,
  ...portalRoutes,
  ...portalSessionRoutes,
  ...presentationRoutes,
  ...rateSheetRoutes,
  ...ratesRoutes,
  ...shareLinksRoutes,
  ...suppliersRoutes,
  ...tasksRoutes,
  ...travelerFormRoutes,
  ...travelersRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
