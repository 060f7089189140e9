/** Sent by a page that was rendered before, once the app has taken it over. */
export const awakeEvent = 'tembea:awake'
