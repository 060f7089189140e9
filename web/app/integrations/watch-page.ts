import { trackClick, trackDialog } from '../../lib/analytics/analytics'

/**
 * Follows the clicks and the dialogs of the whole page, once, however often consent comes and goes.
 */
export function watchPage(): void {
  if (isWatched) return
  isWatched = true
  // Before anybody else: a button may leave its page.
  document.addEventListener('click', ({ target }) => target instanceof Element && tell(target), {
    capture: true,
  })
  watchDialogs()
}
let isWatched = false

/** The filled buttons, each the main thing to do where it is. */
const trackedElements = '.MuiButton-main, .MuiButton-contained, [data-tracked]'

function tell(target: Element): void {
  const button = target.closest(trackedElements)
  if (button === null || button.getAttribute('aria-disabled') === 'true') return
  // Its own words alone: names of people and camps stand in elements of their own.
  const words = [...button.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const title = words.map(({ textContent }) => textContent).join('')
  trackClick(title.replace(/\s+/g, ' ').trim(), location.pathname)
}

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Every dialog of the page, whoever made it, by its title. */
function watchDialogs(): void {
  const open = new Map<Element, string>()
  const look = () => {
    for (const dialog of document.querySelectorAll(dialogs)) {
      if (open.has(dialog)) continue
      const label = document.getElementById(
        dialog.getAttribute('aria-labelledby') ?? '',
      )?.textContent
      const title = label ?? dialog.getAttribute('aria-label') ?? ''
      open.set(dialog, title)
      trackDialog('open-dialog', title)
    }
    for (const [dialog, title] of open)
      if (!dialog.isConnected) {
        open.delete(dialog)
        trackDialog('close-dialog', title)
      }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
