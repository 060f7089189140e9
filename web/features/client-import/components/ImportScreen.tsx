import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Loading } from '../../../components/feedback/Loading'
import { DropCard } from '../../../components/inputs/DropCard'
import {
  type HowRead,
  type ListFile,
  maxListBytes,
  readList,
  UnreadableList,
} from '../../../lib/files/read-list'
import { importQuery, importsQuery } from '../api/client-imports'
import { hashOf } from '../model/list-parts'
import { ImportCard } from './ImportCard'
import { MapCard } from './MapCard'
import { PastImports } from './PastImports'

interface Opened extends ListFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly hash: string
}

/**
 * `/clients/import`: a client list from a file, checked and mapped before anything is written.
 * `?id=` is one that was begun.
 */
export function ImportScreen() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const past = useQuery(importsQuery)
  const open = async (name: string, bytes: Uint8Array<ArrayBuffer>, how?: Partial<HowRead>) => {
    try {
      if (bytes.length > maxListBytes)
        throw new UnreadableList('The file is larger than 60 MB. Divide it into several.')
      const list = await readList(bytes, how)
      setOpened({ ...list, name, bytes, hash: await hashOf(bytes) })
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error
      setProblem(error.message)
    }
  }
  const show = (next?: string) => {
    setOpened(undefined)
    setSearch(next === undefined ? {} : { id: next })
  }
  const begunImport = past.data?.find(
    ({ state, fingerprint }) =>
      state === 'sending' && opened && fingerprint.startsWith(opened.hash),
  )
  return (
    <Box
      component="main"
      sx={{ maxWidth: 980, m: '0 auto', p: { xs: '24px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ mb: 2.4 }}>
        <Box component={Link} to="/clients" sx={{ color: 'ink.second', fontSize: 13 }}>
          My Clients
        </Box>
        <h1>Import clients</h1>
        <Box component="p" sx={{ color: 'ink.second' }}>
          From a spreadsheet or another program’s export. Nothing is saved until you have seen what
          will happen.
        </Box>
      </Box>
      {id !== null ? (
        <OneImport key={id} id={id} onDone={() => show()} />
      ) : opened === undefined ? (
        <>
          <DropCard
            what="client list"
            note="CSV or Excel (.xlsx), up to 200,000 rows. First name, last name and email are needed; phone, address and notes come along if they are there."
            problem={problem}
            onFile={(file) =>
              void file.arrayBuffer().then((buffer) => open(file.name, new Uint8Array(buffer)))
            }
          />
          <PastImports imports={past.data ?? []} onOpen={show} />
        </>
      ) : (
        <MapCard
          key={`${opened.hash}${opened.how?.encoding}${opened.how?.delimiter}`}
          file={opened}
          begun={begunImport}
          problem={problem}
          onRead={(how) => void open(opened.name, opened.bytes, { ...opened.how, ...how })}
          onSent={show}
          onCancel={() => show()}
        />
      )}
    </Box>
  )
}

function OneImport({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { data, error, refetch } = useQuery(importQuery(id))
  if (data !== undefined) return <ImportCard found={data} onDone={onDone} />
  if (error === null) return <Loading />
  return <ErrorState title="This import couldn’t be loaded" error={error} onRetry={refetch} />
}
