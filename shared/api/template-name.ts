import { requiredText } from '../format/plain-text'

/**
 * The name of a saved itinerary. In its own file, so that the form doesn't load other schemas into
 * the browser.
 */
export const templateName = requiredText(200)
