import { createContext, useContext, useEffect, useState } from 'react'

/** How long the first screen has the line to itself, unless somebody moves on sooner. */
const firstScreenMs = 1_000
const signsOfLife = ['scroll', 'wheel', 'keydown', 'pointerdown'] as const

/** Whether this page has been there for a while, or is in use already; to be provided once a page. */
export function useFirstScreenPassed(): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (isPassed) return
    const pass = () => setPassed(true)
    const timer = setTimeout(pass, firstScreenMs)
    for (const sign of signsOfLife) addEventListener(sign, pass, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) removeEventListener(sign, pass, { capture: true })
    }
  }, [isPassed])
  return isPassed
}

const FirstScreenPassed = createContext(true)
export const FirstScreenPassedProvider = FirstScreenPassed.Provider

/** Whether what is not looked at first may come now. What opens later, such as a tab, does not wait again. */
export const useLater = (): boolean => useContext(FirstScreenPassed)
