import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import { traceRates } from '#shared/rate-sheets/trace-rates'
import { hueOfStay } from '../../../components/calendar/calendar-day'
import hues from '../../../components/hue/hue.module.css'
import { inRow } from '../../../components/looks/looks'
import type { Camp } from '../api/rate-sheets'
import { type MatchedRoom, roomsOf } from '../model/matched-rates'
import { CampField } from './CampField'
import type { OnShow } from './CellLinks'
import { TraceTable } from './TraceTable'

interface CampMatchProps {
  /** As the sheet names it; '' where it doesn't. */
  readonly name: string
  readonly index: number
  readonly code: string | undefined
  readonly camp: Camp | undefined
  readonly rooms: readonly MatchedRoom[]
  readonly reading: SheetReading
  readonly onCamp: (code: string) => void
  readonly onRooms: (key: string, optionKeys: readonly string[]) => void
  readonly onRemove: (key: string) => void
  /** Rooms whose removals a person has agreed to. */
  readonly agreed: ReadonlySet<string>
  readonly onShow: OnShow
}

/** A camp of the sheet as one of ours, and its rooms as ours: one may be several. */
export function CampMatch(props: CampMatchProps) {
  const { name, index, camp, code, rooms, onCamp } = props
  return (
    <Box className={hues[`hue${hueOfStay(index)}`]} sx={look}>
      <b>{name || 'Camp of this sheet'}</b>
      <CampField
        label={`Camp for ${name || 'this sheet'}`}
        value={camp === undefined || code === undefined ? undefined : { code, name: camp.name }}
        onChoose={onCamp}
      />
      {rooms.map((room) => (
        <RoomMatch key={room.key} {...props} room={room} />
      ))}
    </Box>
  )
}

function RoomMatch({
  room,
  camp,
  reading,
  onRooms,
  onRemove,
  agreed,
  onShow,
}: CampMatchProps & { readonly room: MatchedRoom }) {
  const [isOpen, setOpen] = useState(false)
  const { read, key, optionKeys, rows, before, after, removed, twice } = room
  const title = [read.camp, read.room].filter(Boolean).join(', ') || 'this sheet'
  const toggle = (optionKey: string) => {
    const own = optionKeys ?? []
    onRooms(
      key,
      own.includes(optionKey) ? own.filter((one) => one !== optionKey) : [...own, optionKey],
    )
  }
  return (
    <Box component="fieldset" sx={roomLook}>
      <legend className="visually-hidden">{`Rooms for ${title}`}</legend>
      <Box sx={{ ...inRow(1), flexWrap: 'wrap' }}>
        <b>{read.room || 'All rooms'}</b>
        <small className="tabular">
          {optionKeys && optionKeys.length > 0
            ? before === after
              ? `${after}, unchanged`
              : `${before || 'no rates'} → ${after}`
            : after}
        </small>
        {rows.length > 0 && (
          <Button
            size="small"
            variant="text"
            sx={{ ml: 'auto' }}
            aria-expanded={isOpen}
            aria-label={`Figures of ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            Figures
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' }}>
        {(camp === undefined ? [] : roomsOf(camp)).map(({ key: optionKey, name }) => (
          <label key={optionKey}>
            <input
              type="checkbox"
              value={optionKey}
              checked={optionKeys?.includes(optionKey) ?? false}
              onChange={() => toggle(optionKey)}
            />
            {name}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={optionKeys?.length === 0}
            onChange={() => onRooms(key, [])}
          />
          Leave it out
        </label>
      </Box>
      {optionKeys === undefined && <p className="open">Which of our rooms is it?</p>}
      {twice !== undefined && <p className="open">{`“${twice}” is the same room of ours.`}</p>}
      {removed.length > 0 && (
        <Box className="open">
          <p>Published today, and not in the sheet:</p>
          <ul>
            {removed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <label>
            <input type="checkbox" checked={agreed.has(key)} onChange={() => onRemove(key)} />
            Remove them
          </label>
        </Box>
      )}
      {isOpen && (
        <TraceTable
          label={`Figures of ${title}`}
          rates={traceRates(read, reading)}
          onShow={onShow}
        />
      )}
    </Box>
  )
}

const look = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 220px)',
  gap: '6px 10px',
  alignItems: 'center',
  p: '8px 0 8px 12px',
  borderLeft: '4px solid var(--stay)',
  mb: 1,
  fontSize: 13,
}
const roomLook = {
  gridColumn: '1 / -1',
  border: 0,
  m: 0,
  p: '4px 0',
  minWidth: 0,
  display: 'grid',
  gap: 0.4,
  '& label': { ...inRow(0.6), cursor: 'pointer' },
  '& small': { fontSize: 12, color: 'ink.second' },
  '& .open': { color: 'warning.main' },
  '& input': { accentColor: 'var(--mui-palette-primary-main)' },
}
