import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { Field } from '../../../components/inputs/Field'
import { inRow, insetLine } from '../../../components/looks/looks'
import type { Medium } from '../api/library'
import { labelCounts } from '../model/library-view'

const lists = { tags: 'Tags', collections: 'Collections', categories: 'Categories' } as const
export type LabelList = keyof typeof lists

/** What a part of the panel is about. */
export const Caption = ({
  title,
  note,
}: {
  readonly title: string
  readonly note?: string | undefined
}) => (
  <Box
    sx={{
      ...inRow(1),
      justifyContent: 'space-between',
      mb: 0.6,
      fontSize: 12.5,
      color: 'ink.second',
    }}
  >
    <b>{title}</b>
    <span>{note}</span>
  </Box>
)

interface LabelsFieldProps {
  readonly list: LabelList
  readonly media: readonly Medium[]
  readonly options: readonly string[]
  readonly added: readonly string[]
  readonly taken: readonly string[]
  readonly onAdd: (labels: readonly string[]) => void
  readonly onTake: (labels: readonly string[]) => void
}

/** Labels that all of the media have, that some have (dashed), and that they get. */
export function LabelsField({
  list,
  media,
  options,
  added,
  taken,
  onAdd,
  onTake,
}: LabelsFieldProps) {
  const [typed, setTyped] = useState('')
  const counts = labelCounts(media, list)
  const hasSome = counts.some(([, count]) => count < media.length)
  const without = (labels: readonly string[], label: string) =>
    labels.filter((one) => one !== label)
  const takeBack = (label: string) => {
    if (taken.includes(label)) return onTake(without(taken, label))
    if (added.includes(label)) onAdd(without(added, label))
    onTake([...taken, label])
  }
  return (
    <div>
      <Caption title={lists[list]} note={hasSome ? 'dashed: on some items' : undefined} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.7, mb: 0.8 }}>
        {counts.map(([label, count]) => {
          const isOnAll = count === media.length || added.includes(label)
          const isTaken = taken.includes(label)
          return (
            <Chip
              key={label}
              label={isOnAll ? label : `${label}, ${count} of ${media.length}`}
              color={isOnAll && !isTaken ? 'primary' : 'default'}
              sx={[
                !isOnAll && {
                  bgcolor: 'transparent',
                  border: '1.5px dashed',
                  borderColor: 'ground.field',
                },
                isTaken && { textDecoration: 'line-through' },
              ]}
              {...(!isOnAll &&
                !isTaken && { title: 'Add to all', onClick: () => onAdd([...added, label]) })}
              deleteIcon={
                <Icon
                  name={isTaken ? 'undo-2' : 'x'}
                  size={14}
                  label={`${isTaken ? 'Keep' : 'Take away'} ${label}`}
                />
              }
              onDelete={() => takeBack(label)}
            />
          )
        })}
        {added
          .filter((label) => counts.every(([known]) => known !== label))
          .map((label) => (
            <Chip
              key={label}
              icon={<Icon name="plus" size={13} />}
              label={label}
              sx={{ bgcolor: 'ember.50', color: 'ember.700', boxShadow: insetLine('ember-200') }}
              deleteIcon={<Icon name="x" size={14} label={`Don’t add ${label}`} />}
              onDelete={() => onAdd(without(added, label))}
            />
          ))}
      </Box>
      <Autocomplete
        freeSolo
        autoHighlight={false}
        options={options.filter((option) => !added.includes(option))}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) =>
          setTyped(reason === 'input' ? text.replaceAll('|', '') : '')
        }
        onChange={(_event, label) => {
          const text = label?.trim() ?? ''
          if (text !== '') onAdd([...new Set([...added, text])])
          setTyped('')
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => {
          const { id: _ownLabel, ...inputProps } = htmlInput
          const inputNaming = {
            ...inputProps,
            maxLength: 60,
            'aria-label': `Add to ${lists[list].toLowerCase()}`,
          }
          return (
            <Field
              label=""
              size="small"
              placeholder="Add, then Enter"
              inputProps={inputNaming}
              {...input}
            />
          )
        }}
      />
    </div>
  )
}
