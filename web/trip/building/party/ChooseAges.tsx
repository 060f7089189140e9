import Link from '@mui/material/Link'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useBuilder } from '../state/builder-store'

const AgesDialog = lazyPart(() => import('./AgesDialog'), 'AgesDialog')

/** A link to the children's ages: 'Choose age' while one is missing, else 'Change age'. */
export function ChooseAges() {
  const [isOpen, setOpen] = useState(false)
  const children = useBuilder((data) => data.children)
  const unchosen = useBuilder((data) => data.unchosenAges.length)
  const verb = unchosen > 0 ? 'Choose' : 'Change'
  const isOne = (unchosen > 0 ? unchosen : children) === 1
  return (
    <>
      <Link component="button" type="button" variant="caption" onClick={() => setOpen(true)}>
        {verb} {isOne ? 'age' : 'ages'}
      </Link>
      {isOpen && <AgesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
