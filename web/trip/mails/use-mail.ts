import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A mail before it is sent, as the server makes it. */
export interface MailPreview {
  readonly to: string
  readonly subject: string
  readonly html?: string | undefined
}

/** How long nobody types before the mail is made anew. */
const steadyMs = 500

/** The mail under what is typed, made anew when typing rests; the one before stands until then. */
export function useMailPreview(
  place: readonly string[],
  words: string,
  preview: (ownWords: string | undefined) => Promise<MailPreview>,
) {
  const steady = useSteady(words)
  return useQuery({
    queryKey: ['mail-preview', ...place, steady],
    queryFn: () => preview(steady === '' ? undefined : steady),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  })
}

/** A text once it has stayed the same for a while. */
function useSteady(text: string): string {
  const [steady, setSteady] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSteady(text), steadyMs)
    return () => clearTimeout(timer)
  }, [text])
  return steady
}

/** What agents typed above mails that are not sent yet: it survives closing the sheet. */
const drafts = new Map<string, string>()

/** The agent's own words of a mail, by what names it. */
export function useMailDraft(place: string): [words: string, change: (words: string) => void] {
  const [words, setWords] = useState(() => drafts.get(place) ?? '')
  return [
    words,
    (text) => {
      setWords(text)
      if (text === '') drafts.delete(place)
      else drafts.set(place, text)
    },
  ]
}
