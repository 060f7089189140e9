import { attempt } from '../store/create-store'

const place = 'tembea-preso'

/**
 * Whether `?PRESO` was in an address of this tab (1 §6): the tab remembers it, because links within
 * the app do not carry the query. `?PRESO=off` ends it.
 */
export function isPresentationAsked(search: string): boolean {
  const presoParameter = new URLSearchParams(search).get('PRESO')
  if (presoParameter === null) return attempt(() => sessionStorage.getItem(place) !== null, false)
  const isOn = presoParameter !== 'off'
  attempt(
    () => (isOn ? sessionStorage.setItem(place, 'on') : sessionStorage.removeItem(place)),
    undefined,
  )
  return isOn
}
