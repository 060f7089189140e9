import Button from '@mui/material/Button'
import { useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { lazyPart } from '../../../lib/loading/lazy-page'

const FeedDialog = lazyPart(() => import('./FeedDialog'), 'FeedDialog')

/** Opens what there is to know of one’s calendar feed. */
export function FeedButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="radio" size={16} />}
        onClick={() => setOpen(true)}
      >
        Subscribe
      </Button>
      {isOpen && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
