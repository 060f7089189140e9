import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useFirstSign } from '../../lib/loading/use-first-sign'
import type { ConfirmDialogProps } from './ConfirmDialogBody'

const Body = lazyPart(() => import('./ConfirmDialogBody'), 'ConfirmDialogBody')

/**
 * Asks before something that can't be undone right away. Preloaded, so that it also works offline.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  useFirstSign(Body.preload)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen || props.open ? <Body {...props} /> : null
}
