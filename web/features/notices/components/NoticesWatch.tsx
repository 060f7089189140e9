import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticesQuery } from '../api/notices-query'
import { unseenOf, useOldMarks } from '../state/notice-marks'

/** Polls notices and reports the number of unseen ones. */
export function NoticesWatch({ onUnseen }: { readonly onUnseen: (count: number) => void }) {
  const { data } = useQuery(noticesQuery)
  const unseen = data === undefined ? 0 : unseenOf(data).length
  useOldMarks()
  useEffect(() => onUnseen(unseen), [unseen, onUnseen])
  return null
}
