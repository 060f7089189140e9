import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { countOf } from '#shared/format/words'
import { useShortcuts } from '../../../components/shortcuts/shortcut-store'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { useFocusKeeper } from '../../../lib/focus/use-focus-keeper'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { usePageTitle } from '../../../lib/title/use-page-title'
import type { EditorState } from '../../../trip/edits/editor-state'
import { segmentPermission } from '../../../trip/edits/may-change'
import type { TripEditor } from '../../../trip/edits/trip-editor'
import { isEmpty } from '../../../trip/edits/trip-edits'
import { useTripEditor } from '../../../trip/edits/use-trip-editor'
import type { GapItem } from '../../../trip/journey/journey'
import type { JourneyDialog } from '../../../trip/journey/journey-dialog'
import { useWork } from '../../../trip/life/use-work'
import type { Trip } from '../../../trip/page/trip'
import { type TripPage, TripPageProvider, useTripPage } from '../../../trip/page/trip-page'
import { type TripParts, TripSlotsProvider } from '../../../trip/page/trip-slots'
import { type TripTools, TripToolsProvider } from '../../../trip/page/trip-tools'
import { useTripModel } from '../../../trip/page/use-trip-model'
import { type PricingContext, pricingAgencyOf } from '../../../trip/price/pricing-context'
import { WhyLayer } from './why/WhyLayer'

const OverrideDialog = lazyPart(() => import('./journey/OverrideDialog'), 'OverrideDialog')
const JourneyDialogs = lazyPart(() => import('./journey/JourneyDialogs'), 'JourneyDialogs')
const OwnStayDialog = lazyPart(() => import('./journey/OwnStayDialog'), 'OwnStayDialog')

const DatesPart = lazyPart(() => import('./DatesPart'), 'DatesPart')

interface TripEditingProps {
  /** As last returned by the server. */
  readonly trip: Trip
  readonly parts: TripParts
  /** One view of the trip; everything below it uses `useTripPage()`. */
  readonly children: ReactNode
}

/** A loaded trip: one editor, one set of rules and dialogs, whatever view is shown. */
export function TripEditing({ trip: answered, parts, children }: TripEditingProps) {
  const pricing = usePricingContext(answered)
  const { editor, state } = useTripEditor(answered, { pricing, onLeft: finishBehind })
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const dialogs = useMemo(() => openersOf(setDialog), [])
  const page = useTripModel({ editor, state, pricing, dialogs })
  const { trip } = page
  const tools = useTripToolsOf(page)
  usePageTitle(trip.name)
  useWork(state.base)
  useEditorNotices(state)
  useEditKeys(editor)
  useFocusKeeper()
  const client = trip.clientId && { id: trip.clientId, name: trip.clientData?.name ?? '' }
  const slots = useMemo(() => ({ parts, findDates: () => setDialog({ kind: 'dates' }) }), [parts])
  return (
    <TripPageProvider value={page}>
      <TripSlotsProvider value={slots}>
        <TripToolsProvider value={tools}>
          <WhyLayer>
            {children}
            <ConflictDialog />
          </WhyLayer>
        </TripToolsProvider>

        {dialog?.kind === 'dates' && <DatesPart open onClose={close} />}
        {dialog?.kind === 'override' && (
          <OverrideDialog segmentId={dialog.segmentId} onClose={close} />
        )}
        {dialog?.kind === 'journey' && <JourneyDialogs dialog={dialog.dialog} onClose={close} />}
        {dialog?.kind === 'own-stay' && <OwnStayDialog gap={dialog.gap} onClose={close} />}

        {parts.clientDialog({
          open: dialog?.kind === 'client',
          client,
          onClose: close,
          onAssigned(chosen) {
            editor.edit({ client: chosen ?? null })
            close()
          },
        })}
      </TripSlotsProvider>
    </TripPageProvider>
  )
}

type OpenDialog =
  | { readonly kind: 'client' | 'dates' }
  | { readonly kind: 'override'; readonly segmentId: string }
  | { readonly kind: 'journey'; readonly dialog: JourneyDialog }
  | { readonly kind: 'own-stay'; readonly gap: GapItem }

const openersOf = (open: (dialog: OpenDialog) => void) => ({
  changeClient: () => open({ kind: 'client' }),
  overrideSell: (segmentId: string) => open({ kind: 'override', segmentId }),
  openJourney: (dialog: JourneyDialog) => open({ kind: 'journey', dialog }),
  addSegment: () => open({ kind: 'journey', dialog: { kind: 'add', draft: 'service' } }),
  arrangeNights: (gap: GapItem) => open({ kind: 'own-stay', gap }),
})

/** Saves pending edits after the page was left, and shows a message if that fails. */
function finishBehind(editor: TripEditor): void {
  editor.stop()
  if (isEmpty(editor.get().pending)) return
  const { name } = editor.get().base
  void editor.saveNow().then((isStored) => {
    if (!isStored)
      showSnackbar(`The latest changes to ${name} aren’t saved yet. They are kept in this tab.`, {
        tone: 'error',
      })
  })
}

const Body = lazyPart(() => import('./conflict/ConflictChoices'), 'ConflictChoices')

/**
 * Opens when a colleague saved another value for the same field. Both values are kept until the
 * agent chooses.
 */
function ConflictDialog() {
  const { conflict } = useTripPage().state
  if (conflict === undefined) return null
  return <Body key={conflict.theirs.version} conflict={conflict} />
}

/** What the trip's agency prices with, the same as on the server. */
function usePricingContext({ user }: Pick<Trip, 'user'>): PricingContext {
  const { agency, config } = useSession()
  return useMemo(() => {
    const { agencyCode, featureFlags: agencyFlags } = pricingAgencyOf({ user }, agency)
    return {
      agencyCode,
      agencyFlags,
      fees: agency.fees,
      firstPartyAgencies: config?.firstPartyAgencyCodes,
    }
  }, [user, agency, config])
}

/** Ctrl Z and Ctrl Shift Z for the trip. In a field they act on the field. */
function useEditKeys(editor: TripEditor): void {
  useShortcuts(
    useMemo(
      () => [
        { keys: 'Mod+z', label: 'Undo', group: 'Itinerary' },
        { keys: 'Mod+Shift+z', label: 'Redo', group: 'Itinerary' },
      ],
      [],
    ),
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isZ =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isZ || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      if (event.shiftKey) editor.redo()
      else editor.undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [editor])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=range]), textarea, [contenteditable]')
  )
}

/** The tools for rows, rebuilt only when permissions change. */
function useTripToolsOf(page: TripPage): TripTools {
  const { editor, overrideSell, arrangeNights, openJourney, trip, permission } = page
  const latest = useRef(trip)
  latest.current = trip
  const { state } = trip
  const { isLocked, stays } = permission
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row may do depends on the state and the lock
  return useMemo(
    () => ({
      editor,
      overrideSell,
      arrangeNights,
      openJourney,
      mayArrange: stays,
      stretch: (stay, by) =>
        void import('../../../trip/journey/move-stays').then(({ stretch }) =>
          stretch(latest.current, editor, { segmentId: stay.id, ...by }),
        ),
      reorder: (stay, to) =>
        void import('../../../trip/journey/move-stays').then(({ reorder }) =>
          reorder(latest.current, editor, { segmentId: stay.id, to }),
        ),
      moveBy: (stay, places) =>
        void import('../../../trip/journey/move-stays').then(({ moveBy }) =>
          moveBy(latest.current, editor, { segmentId: stay.id, places }),
        ),
      permissionOf: (segment) => segmentPermission(latest.current, segment),
    }),
    [editor, overrideSell, arrangeNights, openJourney, stays, state, isLocked],
  )
}

/** Announces automatic merges and restored edits. */
function useEditorNotices({ merged, base, conflict }: EditorState): void {
  const first = useRef({
    version: base.version,
    isKept: merged !== undefined || conflict !== undefined,
  })
  useEffect(() => {
    if (first.current.isKept) showSnackbar('Unsaved changes restored.', { tone: 'info' })
    first.current = { ...first.current, isKept: false }
  }, [])
  useEffect(() => {
    if (merged === undefined || merged.version === first.current.version) return
    showSnackbar(mergeWords(merged), { tone: 'info' })
  }, [merged])
}

/** Describes a merge in a sentence or two. */
export function mergeWords({ kept, lost }: { kept: number; lost: readonly string[] }): string {
  const yours = ['', ' Your change was reapplied.'][kept] ?? ` Your ${kept} changes were reapplied.`
  const lostWords =
    lost.length === 0
      ? ''
      : ` ${countOf(lost.length, 'change')} to a deleted item couldn’t be kept.`
  return `A colleague updated this itinerary.${yours}${lostWords}`
}
