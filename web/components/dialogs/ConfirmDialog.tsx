import { Suspense, useState } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useFirstSign } from '../../lib/loading/use-first-sign'
import type { ConfirmDialogProps } from './ConfirmDialogBody'

const Body = lazyPage(() => import('./ConfirmDialogBody'), 'ConfirmDialogBody')

/** Asks before something is done that cannot be taken back at once. It is loaded ahead, so that it can ask offline. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  useFirstSign(Body.preload)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen || props.open ? (
    <Suspense>
      <Body {...props} />
    </Suspense>
  ) : null
}
