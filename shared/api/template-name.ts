import { requiredText } from '../format/plain-text'

/** The name of a saved itinerary. Alone in its file, so that its form brings no other schema into the browser. */
export const templateName = requiredText(200)
