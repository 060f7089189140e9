import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticesQuery } from '../api/notices-query'
import { noticeLines } from '../model/notice-lines'
import { useSeenNotices } from '../state/seen-notices'

/** Polls notices and reports the number of unseen ones. */
export function NoticesWatch({ onUnseen }: { readonly onUnseen: (count: number) => void }) {
  const { data } = useQuery(noticesQuery)
  const { ids } = useSeenNotices()
  const unseen = data === undefined ? 0 : noticeLines(data, new Date()).filter(({ id }) => !ids.has(id)).length
  useEffect(() => onUnseen(unseen), [unseen, onUnseen])
  return null
}
