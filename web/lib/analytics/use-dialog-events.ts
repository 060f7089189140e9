import { useEffect } from 'react'
import { trackDialog } from './analytics'

/** Tells analytics when a dialog opens and closes (1 §7). */
export function useDialogEvents(open: boolean, title: string): void {
  useEffect(() => {
    if (!open) return
    trackDialog('open-dialog', title)
    return () => trackDialog('close-dialog', title)
  }, [open, title])
}
