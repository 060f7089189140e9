import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isAtWork } from '#shared/api/content-imports'
import { importQuery } from '../api/import-runs'

/** An import as it moves on. Lists of the catalogue are read again once it is in force or undone. */
export function useImportRun(importId: string, isWanted = true) {
  const queries = useQueryClient()
  const query = useQuery({ ...importQuery(importId), enabled: isWanted })
  const state = query.data?.state
  const before = useRef(state)
  useEffect(() => {
    const isOver = before.current !== undefined && isAtWork(before.current) && state !== undefined
    before.current = state
    if (isOver && (state === 'published' || state === 'undone'))
      void queries.invalidateQueries({ queryKey: ['content'] })
  }, [state, queries])
  return query
}
