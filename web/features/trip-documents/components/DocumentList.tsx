import { type KeyboardEvent, useRef, useState } from 'react'
import type { MediaContent } from '#shared/api/media-content'
import { moved } from '../model/reorder'
import type { Documents } from '../state/use-documents'
import { useRowDrag } from '../state/use-row-drag'
import { DocumentRow } from './DocumentRow'
import styles from './documents.module.css'

interface DocumentListProps {
  readonly documents: readonly MediaContent[]
  readonly actions: Pick<Documents, 'change' | 'move' | 'remove' | 'open'>
  /** Whom they may be shown to. */
  readonly name: string
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The documents in their order, which the pointer changes by their handles and the keyboard by the arrows on them. */
export function DocumentList({ documents, actions, name }: DocumentListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const move = (document: MediaContent, to: number) => {
    const at = documents.indexOf(document)
    if (to === at || to < 0 || to >= documents.length) return
    setSaid(`${document.userFilename}, place ${to + 1} of ${documents.length}`)
    void actions.move(document, to)
  }
  const { drag, begin } = useRowDrag(list, (id, to) => {
    const document = documents.find((one) => one.id === id)
    if (document !== undefined) move(document, Math.min(to, documents.length - 1))
  })
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, document: MediaContent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    move(document, documents.indexOf(document) + step)
    requestAnimationFrame(() => handle.focus())
  }
  const shown = drag === undefined ? documents : moved(documents, drag.id, drag.to)
  return (
    <>
      <ul ref={list} className={drag === undefined ? styles.list : `${styles.list} ${styles.dragging}`}>
        {shown.map((document, index) => (
          <DocumentRow
            key={document.id}
            document={document}
            actions={actions}
            name={name}
            isHeld={drag?.id === document.id}
            handle={{
              onPointerDown: (event) => begin(event, document.id, index),
              onKeyDown: (event) => onKeyDown(event, document),
            }}
          />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
