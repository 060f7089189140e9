import { useParams } from 'react-router-dom'
import type { ContentKind } from '#shared/managers/content-kind'
import { ContentList } from '../../features/managers/components/ContentList'
import { ContentScreen } from '../../features/managers/components/ContentScreen'

/** The list of a kind, or one of it: `/AccommodationsManager[/{importId}]` and its like (2 §2.4). */
function ManagerPage({ kind }: { readonly kind: ContentKind }) {
  const { importId } = useParams()
  return importId === undefined ? (
    <ContentList key={kind} kind={kind} />
  ) : (
    <ContentScreen key={importId} kind={kind} id={importId} />
  )
}

export const CampsManagerPage = () => <ManagerPage kind="Camps" />
export const RegionsManagerPage = () => <ManagerPage kind="Regions" />
export const CountriesManagerPage = () => <ManagerPage kind="Countries" />
export const ActivitiesManagerPage = () => <ManagerPage kind="Activities" />
export const TransitPointsManagerPage = () => <ManagerPage kind="TransitPoints" />
export const FeaturesManagerPage = () => <ManagerPage kind="Features" />
