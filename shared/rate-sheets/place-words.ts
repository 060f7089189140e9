const campWords = /\b(?:camps?|lodges?|hotel|resort|manor|ranch|guest ?house|retreat|safaris?)\b/i
/** What a name has that is more likely a room's than a camp's. */
export const roomWords =
  /\b(?:tents?|suites?|rooms?|chalets?|units?|cottages?|bungalows?|bedrooms?|bandas?|cabins?|rondavels?|villas?)\b/i
/** `Whole camp`, which is for sale as one. */
const wholeWords = /^\W*(?:the )?(?:whole|entire|exclusive|sole)\b/i
/** Whether a name is more likely a camp's than a room's. */
export const isCampName = (name: string): boolean =>
  campWords.test(name) && !roomWords.test(name) && !wholeWords.test(name)
