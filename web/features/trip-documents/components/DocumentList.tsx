import Box from '@mui/material/Box'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { MediaContent } from '#shared/api/media-content'
import { moveEntry } from '../model/reorder'
import type { Documents } from '../state/use-documents'
import { DocumentRow } from './DocumentRow'

interface DocumentListProps {
  readonly documents: readonly MediaContent[]
  readonly actions: Pick<Documents, 'change' | 'move' | 'remove' | 'open'>
  /** The client's name. */
  readonly name: string
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The documents in order; drag their handles, or use the arrow keys on them, to reorder. */
export function DocumentList({ documents, actions, name }: DocumentListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const move = (document: MediaContent, to: number) => {
    const at = documents.indexOf(document)
    if (to === at || to < 0 || to >= documents.length) return
    setSaid(`${document.userFilename}, position ${to + 1} of ${documents.length}`)
    actions.move(document, to)
  }
  const { drag, begin } = useRowDrag(list, (id, to) => {
    const document = documents.find((one) => one.id === id)
    if (document !== undefined) move(document, Math.min(to, documents.length - 1))
  })
  const onKeyDown = (event: ReactKeyboardEvent<HTMLButtonElement>, document: MediaContent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    move(document, documents.indexOf(document) + step)
    requestAnimationFrame(() => handle.focus())
  }
  const shownDocuments = drag === undefined ? documents : moveEntry(documents, drag.id, drag.to)
  return (
    <>
      <Box
        component="ul"
        ref={list}
        sx={[
          looks.list,
          drag !== undefined && {
            cursor: 'grabbing',
            userSelect: 'none',
            '& *': { cursor: 'grabbing', userSelect: 'none' },
          },
        ]}
      >
        {shownDocuments.map((document, index) => (
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
      </Box>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}

interface Drag {
  readonly id: string
  readonly to: number
}

interface RowDrag {
  /** The dragged row and where it would go. */
  readonly drag: Drag | undefined
  readonly begin: (event: ReactPointerEvent, id: string, at: number) => void
}

/** Reorders rows by dragging: the list previews the order, and releasing the row saves it. */
function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
): RowDrag {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef({ drag, onMove })
  useEffect(() => {
    latest.current = { drag, onMove }
  })
  const isHeld = drag !== undefined
  useEffect(() => {
    if (!isHeld) return
    const move = ({ clientY }: PointerEvent) => {
      const to = placeAt(list.current, clientY)
      setDrag((held) => (held === undefined || held.to === to ? held : { ...held, to }))
    }
    const drop = () => {
      const { drag: held, onMove: store } = latest.current
      setDrag(undefined)
      if (held !== undefined) store(held.id, held.to)
    }
    const leave = () => setDrag(undefined)
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    const events = new AbortController()
    const { signal } = events
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', leave, { signal })
    addEventListener('keydown', leaveByKey, { signal })
    return () => events.abort()
  }, [isHeld, list])
  return {
    drag,
    begin: (event, id, at) => {
      if (event.button !== 0) return
      event.preventDefault()
      setDrag({ id, to: at })
    },
  }
}

/** The row at a height of the screen: the first whose middle is below it. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  return rows.filter(({ top, height }) => top + height < y).length
}

const looks = { list: { maxHeight: 460, m: '0 -12px 0 -20px', overflowY: 'auto' } } as const
