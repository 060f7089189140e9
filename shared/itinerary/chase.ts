/** A quote is to be chased when nobody has changed it for so many days… */
export const untouchedDays = 3
/** …or when it leaves within so many. */
export const soonDays = 60
