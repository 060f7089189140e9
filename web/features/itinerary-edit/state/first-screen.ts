import { createContext, useContext, useEffect, useState } from 'react'

/** How long the first screen has the line to itself. */
const firstScreenMs = 1_500

/** Whether this page has been there for a while; to be provided once a page. */
export function useFirstScreenPassed(): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), firstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isPassed
}

const FirstScreenPassed = createContext(true)
export const FirstScreenPassedProvider = FirstScreenPassed.Provider

/** Whether what is not looked at first may come now. What opens later, such as a tab, does not wait again. */
export const useLater = (): boolean => useContext(FirstScreenPassed)
