import Button from '@mui/material/Button'
import { useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useFirstSign } from '../../../../lib/loading/use-first-sign'
import { wishCount } from '../../../../trip/building/model/wish-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'

const WishPicker = lazyPage(() => import('./WishPicker'), 'WishPicker')

/** What the camps of the list have to have: features, a price, a place for children. */
export function WishFilter() {
  const count = useBuilder((data) => wishCount(data.wishes))
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  useFirstSign(WishPicker.preload)
  return (
    <>
      <Button
        ref={setButton}
        variant="outlined"
        size="small"
        startIcon={<Icon name="sliders-horizontal" size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count === 0 ? 'Filters' : `Filters, ${count} chosen`}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', height: 36 }}
      >
        Filters{count > 0 && ` · ${count}`}
      </Button>
      <LazyPopover
        open={isOpen && button !== null}
        anchorEl={button}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { mt: 1 } } }}
      >
        <WishPicker onDone={() => setOpen(false)} />
      </LazyPopover>
    </>
  )
}
