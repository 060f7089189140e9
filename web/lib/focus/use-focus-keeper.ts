import { useEffect } from 'react'

const parts = 'section, article, aside, nav, main'

/**
 * Keeps the focus nearby: when the focused element disappears, such as the button of a completed
 * step, the focus moves to the surrounding part of the page instead of the top.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: Element | undefined
    let around: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      if (
        !(target instanceof Element) ||
        target.closest('main') === null ||
        target.closest('.MuiModal-root')
      )
        return
      last = target
      around = []
      for (
        let part = target.closest(parts);
        part !== null;
        part = part.parentElement?.closest(parts) ?? null
      ) {
        around.push(part)
      }
    }
    let frame = 0
    const rescue = () => {
      const isLost = document.activeElement === document.body && last !== undefined
      if (!isLost || (last?.isConnected && !last.matches(':disabled'))) return
      const place = around.find((part) => part.isConnected)
      last = undefined
      if (!(place instanceof HTMLElement)) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(rescue)
    })
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
    document.addEventListener('focusin', remember)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}
