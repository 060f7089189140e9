import { useEffect } from 'react'
import { awakeEvent } from './awake-event'

/** Says that what it stands beside is there and can be used. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    document.dispatchEvent(new Event(awakeEvent))
  }, [])
  return null
}
