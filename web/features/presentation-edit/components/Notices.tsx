import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import type { PresentationBlock } from '#shared/api/presentation-blocks'
import { SelectField } from '../../../components/inputs/SelectField'
import { presentBlocks, withChoice } from '../model/edit-state'
import type { PresentationEditor } from '../state/use-presentation-editor'

interface NoticesProps {
  readonly editor: PresentationEditor
  readonly orphans: readonly string[]
  readonly nameOf: (key: string) => string
  /** Where edits of something that is gone may go. */
  readonly targets: readonly { readonly key: string; readonly name: string }[]
}

/**
 * What waits for a decision: blocks that two people changed, and edits of what the trip no longer
 * has.
 */
export function Notices({
  editor: { state, setState, change },
  orphans,
  nameOf,
  targets,
}: NoticesProps) {
  const blocks = presentBlocks(state)
  return (
    <>
      {Object.entries(state.collisions).map(([key, theirs]) => (
        <Notice key={key} title={`Conflicting edits: ${nameOf(key)}`}>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '14px' }}>
            <Side
              name="You"
              block={state.mine[key] ?? {}}
              label="Keep yours"
              onChoose={() => setState((now) => withChoice(now, key, 'mine'))}
            />
            <Side
              name={theirs.by.name}
              block={theirs.value}
              label="Use theirs"
              onChoose={() => setState((now) => withChoice(now, key, 'theirs'))}
            />
          </Box>
        </Notice>
      ))}
      {orphans.map((key) => {
        const block = blocks[key] ?? {}
        return (
          <Notice key={key} title="Edits of a part that the trip no longer has">
            <p dir="auto">{summaryOf(block)}</p>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                gap: '10px',
                alignItems: 'end',
              }}
            >
              <SelectField
                label="Move to"
                value=""
                onChange={({ target }) => {
                  change(target.value, block)
                  change(key, clearedBlock(block))
                }}
              >
                {targets
                  .filter((target) => target.key.split(':')[0] === key.split(':')[0])
                  .map((target) => (
                    <MenuItem key={target.key} value={target.key}>
                      {target.name}
                    </MenuItem>
                  ))}
              </SelectField>
              <Button variant="text" onClick={() => change(key, clearedBlock(block))}>
                Discard
              </Button>
            </Box>
          </Notice>
        )
      })}
    </>
  )
}

/** Every field of a block taken away. */
const clearedBlock = (block: PresentationBlock): Partial<PresentationBlock> =>
  Object.fromEntries(Object.keys(block).map((name) => [name, undefined]))

/** What a block says, in a line. */
function summaryOf({
  title,
  subtitle,
  text,
  isHidden,
  pictures,
  days,
  order,
  price,
}: PresentationBlock): string {
  const words = [
    ...[title, subtitle, text, price].filter((one) => one !== undefined && one !== ''),
    ...(isHidden ? ['Hidden'] : []),
    ...(pictures === undefined ? [] : [`${pictures.length} pictures`]),
    ...Object.values(days ?? {}).flatMap((day) => day.title ?? []),
    ...(order === undefined ? [] : ['Another order']),
  ]
  return words.length === 0 ? 'Same as the original' : words.join(' · ')
}

function Side({
  name,
  block,
  label,
  onChoose,
}: {
  name: string
  block: PresentationBlock
  label: string
  onChoose: () => void
}) {
  return (
    <Box sx={{ display: 'grid', gap: '8px', alignContent: 'start', overflowWrap: 'anywhere' }}>
      <b>{name}</b>
      <Box component="p" dir="auto" sx={{ maxHeight: 160, overflowY: 'auto' }}>
        {summaryOf(block)}
      </Box>
      <Button size="small" onClick={onChoose}>
        {label}
      </Button>
    </Box>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box
      component="section"
      role="alert"
      sx={{
        display: 'grid',
        gap: '10px',
        p: '14px',
        borderRadius: '12px',
        bgcolor: 'warning.ground',
      }}
    >
      <Box component="h2" sx={{ typography: 'h4', color: 'warning.main' }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}
