/** Whether somebody looks for a fault: with `?debug` in an address, until the tab is closed. */
export function isDebugging(): boolean {
  if (new URLSearchParams(location.search).has('debug')) sessionStorage.setItem('debug', 'yes')
  return sessionStorage.getItem('debug') !== null
}
