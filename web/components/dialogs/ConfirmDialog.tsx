import { Suspense, useState } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import type { ConfirmDialogProps } from './ConfirmDialogBody'

const Body = lazyPage(() => import('./ConfirmDialogBody'), 'ConfirmDialogBody')

/** Asks before something is done that cannot be taken back at once. It is loaded when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen || props.open ? (
    <Suspense>
      <Body {...props} />
    </Suspense>
  ) : null
}
