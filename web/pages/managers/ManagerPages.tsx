import Button from '@mui/material/Button'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { SupplierCode } from '#shared/ids/ids'
import type { ContentKind } from '#shared/managers/content-kind'
import { MediaPicker } from '../../features/library/components/MediaPicker'
import { AllotmentsTab } from '../../features/managers/components/AllotmentsTab'
import { ContentList } from '../../features/managers/components/ContentList'
import { ContentScreen } from '../../features/managers/components/ContentScreen'

/**
 * The list of a kind, or one of it: `/AccommodationsManager[/{importId}]` and its like (2 §2.4). An
 * importId is the code that an entry was imported by; that of an import run, which no code looks
 * like, leads to the run.
 */
function ManagerPage({ kind }: { readonly kind: ContentKind }) {
  const { importId } = useParams()
  if (importId?.startsWith('his_')) return <Navigate to={`/content/import/${importId}`} replace />
  return importId === undefined ? (
    <ContentList key={kind} kind={kind} />
  ) : (
    <ContentScreen
      key={importId}
      kind={kind}
      id={importId}
      more={
        kind === 'Camps'
          ? { Availability: <AllotmentsTab supplierCode={importId as SupplierCode} /> }
          : {}
      }
      picker={(onChoose) => (
        <PictureChoice onChoose={onChoose} {...(kind === 'Camps' && { camp: importId })} />
      )}
    />
  )
}

interface PictureChoiceProps {
  readonly camp?: string
  readonly onChoose: (s3Key: string) => void
}

/** Chooses a photo of the library, those of the camp first. */
function PictureChoice({ camp, onChoose }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      {isOpen && (
        <MediaPicker
          open
          type="photo"
          {...(camp !== undefined && { camp })}
          onClose={() => setOpen(false)}
          onPick={({ s3Key }) => s3Key !== undefined && onChoose(s3Key)}
        />
      )}
    </>
  )
}

export const CampsManagerPage = () => <ManagerPage kind="Camps" />
export const RegionsManagerPage = () => <ManagerPage kind="Regions" />
export const CountriesManagerPage = () => <ManagerPage kind="Countries" />
export const ActivitiesManagerPage = () => <ManagerPage kind="Activities" />
export const TransitPointsManagerPage = () => <ManagerPage kind="TransitPoints" />
export const ConnectionsManagerPage = () => <ManagerPage kind="Connections" />
export const FeaturesManagerPage = () => <ManagerPage kind="Features" />
