import { type RefObject, useEffect, useState } from 'react'
import type { MessageView } from '#shared/api/messages'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { useMarkRead } from '../api/use-mark-read'
import { firstNewOf } from '../model/thread'

interface Reading {
  readonly itineraryId: ItineraryId
  readonly conversation: Conversation
  readonly messages: readonly MessageView[]
  readonly place: RefObject<HTMLElement | null>
}

/**
 * Notes messages as read when they are looked at, and says where the new ones began: that line stays while the
 * conversation is open.
 */
export function useReading({ itineraryId, conversation, messages, place }: Reading): string | undefined {
  const isLookedAt = useLookedAt(place)
  const [line, setLine] = useState<{ conversation: Conversation; id: string | undefined }>()
  const first = firstNewOf(messages, conversation)
  if (line?.conversation !== conversation || (line.id === undefined && first !== undefined))
    setLine({ conversation, id: first })
  const upTo = first === undefined ? undefined : messages.find((one) => one.conversation === conversation)?.sentAt
  const { mutate: markRead } = useMarkRead(itineraryId)
  useEffect(() => {
    if (isLookedAt && upTo !== undefined) markRead(upTo)
  }, [isLookedAt, upTo, markRead])
  return line?.id
}

/** Whether an element is in sight, in a page that is looked at. */
function useLookedAt(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  const [isPageSeen, setPageSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setPageSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    const sight = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
    if (place.current !== null) sight.observe(place.current)
    return () => {
      document.removeEventListener('visibilitychange', look)
      sight.disconnect()
    }
  }, [place])
  return isInSight && isPageSeen
}
