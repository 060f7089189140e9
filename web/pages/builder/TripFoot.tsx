import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import type { QuoteBlocker } from '#shared/itinerary/quote-readiness'
import { clientsQuery } from '../../features/clients/api/clients-by-name'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useFirstSign } from '../../lib/loading/use-first-sign'
import type { BuilderDrawerProps } from '../../trip/building/drawer/BuilderDrawer'
import { useBuilder } from '../../trip/building/state/builder-store'
import { setClient } from '../../trip/building/state/chosen-client'
import { clearBuilder, editSegment } from '../../trip/building/state/segment-actions'
import { useSharedDraft } from '../../trip/building/state/use-shared-draft'
import { keepListScroll } from './list-scroll'

const BuilderDrawer = lazyPart(
  () => import('../../trip/building/drawer/BuilderDrawer'),
  'BuilderDrawer',
)
const AssignClientDialog = lazyPart(
  () => import('../../features/clients/components/assign/AssignClientDialog'),
  'AssignClientDialog',
)

interface TripFootProps extends Pick<BuilderDrawerProps, 'quoteName'> {
  /** Opens the traveler picker. */
  readonly onTravelers: () => void
  /** Opens the stay that is being edited, once it is chosen. */
  readonly onEdit: (segmentId: string) => void
}

/**
 * The drawer of both pages and its dialogs: client, stays, quote. It appears with the first stay.
 */
export function TripFoot({ quoteName = 'Get Quote', onTravelers, onEdit }: TripFootProps) {
  const navigate = useNavigate()
  useSharedDraft()
  const hasStays = useBuilder((data) => data.segments.length > 0)
  const client = useBuilder((data) => data.client)
  const [isChoosing, setChoosing] = useState<boolean>()
  const queries = useQueryClient()
  // So that the dialog opens at once, and has clients without a connection.
  useFirstSign(useCallback(() => void queries.prefetchQuery(clientsQuery('')), [queries]))
  if (!hasStays) return null
  const close = () => {
    setChoosing(false)
    // The element that opened the dialog may be gone, such as 'Add Client' or an item of the
    // quote's checklist.
    setTimeout(
      () =>
        document.activeElement === document.body && document.getElementById('trip-client')?.focus(),
      300,
    )
  }
  const edit = (segmentId: string) => {
    keepListScroll()
    editSegment(segmentId)
    onEdit(segmentId)
  }
  const fix = ({ code, segmentIds }: QuoteBlocker) => {
    const [segmentId] = segmentIds
    if (code === 'no-client') setChoosing(true)
    else if (segmentId === undefined || code === 'child-too-young') onTravelers()
    else edit(segmentId)
  }
  const goToQuote = async (id: ItineraryId) => {
    await navigate(`/itinerary/edit/${id}`)
    clearBuilder()
    document.getElementById('page')?.focus() // the button that opened it is gone
  }
  return (
    <>
      <BuilderDrawer
        quoteName={quoteName}
        onClient={() => setChoosing(true)}
        onEdit={edit}
        onFix={fix}
        onQuoted={goToQuote}
      />
      {isChoosing !== undefined && (
        <AssignClientDialog
          open={isChoosing}
          client={client}
          onClose={close}
          onAssigned={(chosen) => {
            setClient(chosen)
            close()
          }}
        />
      )}
    </>
  )
}
