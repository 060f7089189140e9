import { createContext } from 'react'

/**
 * Whose words calendars use for a day (2 §4.1), and whether they show that availability is being
 * fetched (2 §2.1).
 */
export const BuilderContext = createContext<'first' | 'second'>('second')
