import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../components/icons/Icon'

interface OrderListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly onOrder: (keys: readonly string[]) => void
  readonly children: (item: Item) => ReactNode
}

/** A list whose items are dragged to another place, or moved by the arrow keys on their handles. */
export function OrderList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onOrder,
  children,
}: OrderListProps<Item>) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const [told, setTold] = useState('')
  const keys = items.map(keyOf)
  const move = (key: string, to: number) => {
    const rest = keys.filter((one) => one !== key)
    const at = Math.min(Math.max(0, to), rest.length)
    if (keys.indexOf(key) === at) return
    onOrder(rest.toSpliced(at, 0, key))
    const item = items[keys.indexOf(key)]
    if (item !== undefined) setTold(`${nameOf(item)}, ${at + 1} of ${keys.length}`)
  }
  return (
    <>
      <Box component="ol" aria-label={label} sx={{ display: 'grid', gap: '6px' }}>
        {items.map((item, index) => {
          const key = keyOf(item)
          return (
            <Box
              component="li"
              key={key}
              sx={{ ...row, ...(over === key && dragged !== key && { boxShadow: dropLine }) }}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                setOver(key)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined) move(dragged, index)
                setOver(undefined)
              }}
            >
              <Box
                component="button"
                type="button"
                draggable
                aria-label={`Move ${nameOf(item)}`}
                title="Drag, or press the arrow keys"
                sx={grip}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(key)
                }}
                onDragEnd={() => {
                  setDragged(undefined)
                  setOver(undefined)
                }}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                  if (step === undefined) return
                  event.preventDefault()
                  move(key, index + step)
                }}
              >
                <Icon name="grip-vertical" size={16} />
              </Box>
              <Box sx={{ minWidth: 0 }}>{children(item)}</Box>
            </Box>
          )
        })}
      </Box>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  borderRadius: 'var(--mui-radius-field)',
  bgcolor: 'background.paper',
  boxShadow: 1,
}
const dropLine = 'inset 0 2px 0 var(--mui-palette-ember-600)'
const grip = {
  display: 'grid',
  placeItems: 'start center',
  pt: '14px',
  cursor: 'grab',
  color: 'ink.note',
  touchAction: 'none',
  borderRadius: 'var(--mui-radius-field)',
}
