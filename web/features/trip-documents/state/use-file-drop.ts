import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes files that are dropped on an element, and says while some are held over it. One that misses it is not opened. */
export function useFileDrop(place: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const events = new AbortController()
    const { signal } = events
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const isWithin = ({ target }: DragEvent) => target instanceof Node && element.contains(target)
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(isWithin(event))
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = isWithin(event) ? 'copy' : 'none'
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (isWithin(event) && files.length > 0) latest.current(files)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('dragleave', leave, { signal })
    return () => events.abort()
  }, [place])
  return isOver
}
