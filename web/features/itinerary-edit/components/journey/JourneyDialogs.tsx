import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { JourneyDialog } from '../../../../trip/journey/journey-dialog'

const SegmentDialog = lazyPage(() => import('./SegmentDialog'), 'SegmentDialog')
const RoomsDialog = lazyPage(() => import('./RoomsDialog'), 'RoomsDialog')
const CampDialog = lazyPage(() => import('./CampDialog'), 'CampDialog')
const SavingsDialog = lazyPage(() => import('../solver/SavingsDialog'), 'SavingsDialog')
const RegionsDialog = lazyPage(() => import('../solver/RegionsDialog'), 'RegionsDialog')

/** The dialogs that change the journey, each loaded when it first opens. */
export function JourneyDialogs({
  dialog,
  onClose,
}: {
  dialog: JourneyDialog
  onClose: () => void
}) {
  switch (dialog.kind) {
    case 'segment':
      return <SegmentDialog segmentId={dialog.segmentId} onClose={onClose} />
    case 'add':
      return (
        <SegmentDialog
          segmentId={undefined}
          add={dialog.draft}
          start={dialog.start}
          onClose={onClose}
        />
      )
    case 'rooms':
      return <RoomsDialog segmentId={dialog.segmentId} onClose={onClose} />
    case 'camp':
      return <CampDialog place={dialog.place} onClose={onClose} />
    case 'savings':
      return <SavingsDialog onClose={onClose} />
    case 'regions':
      return <RegionsDialog onClose={onClose} />
  }
}
