import { useEffect } from 'react'
import { trackDialog } from './analytics'

/** Tracks opening and closing of a dialog (1 §7). */
export function useDialogEvents(open: boolean, title: string): void {
  useEffect(() => {
    if (!open) return
    trackDialog('open-dialog', title)
    return () => trackDialog('close-dialog', title)
  }, [open, title])
}
