/**
 * The newest thing to tell everyone; its id changes with it, so that dismissing one doesn't hide
 * the next.
 */
export const releaseNote = {
  id: '2026-11-side-bar',
  text: 'New: the menu is on the left now. Collapse it to icons when you need the room.',
} as const
