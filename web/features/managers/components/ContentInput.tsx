import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useMemo } from 'react'
import { type ContentKind, contentKinds } from '#shared/managers/content-kind'
import { Field } from '../../../components/inputs/Field'
import { FieldNote } from '../../../components/inputs/FieldNote'
import { IconAction } from '../../../components/inputs/IconAction'
import { SelectField } from '../../../components/inputs/SelectField'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import { type Content, type ContentActions, valueIn } from '../api/content'
import { type ContentField, typedValue, valueWords } from '../model/content-fields'
import { MapPlace } from './MapPlace'
import { NamedField } from './NamedField'
import { RowsField } from './RowsField'

/** What every field of a form needs. */
export interface ContentContext {
  readonly kind: ContentKind
  readonly content: Content
  readonly actions: ContentActions
  /** Chooses a picture of the library by its storage key. */
  readonly picker?: ((onChoose: (s3Key: string) => void) => ReactNode) | undefined
}

interface ContentInputProps {
  readonly context: ContentContext
  readonly field: ContentField
  /** Its full path in the entry. */
  readonly path: string
}

/**
 * One field: what is typed is stored in the draft when one leaves it, with what was there and who
 * changed it as a hint.
 */
export function ContentInput({ context, field, path }: ContentInputProps) {
  const { content, actions, picker } = context
  const value = valueIn(content, path)
  const save = (to: unknown) =>
    JSON.stringify(to) !== JSON.stringify(value) && actions.edit({ [path]: to })
  const draftedValue = new Map(Object.entries(content.draft?.fields ?? {})).get(path)
  const was = new Map(Object.entries(content.fields)).get(path)
  const hint =
    draftedValue === undefined || field.kind === 'rows'
      ? field.hint
      : `Was ${valueWords(was)} · ${draftedValue.by.name}`
  const problems = content.problems.filter(
    ({ field: at }) => at === path || at.startsWith(`${path}.`),
  )
  const error = problems[0]?.message
  const { label, kind } = field
  if (kind === 'rows')
    return (
      <Box sx={wide}>
        <RowsField
          field={field}
          path={path}
          rows={Array.isArray(value) ? value : []}
          problems={problems}
          onChange={save}
        />
      </Box>
    )
  if (kind === 'map') return <MapInput {...context} />
  if (kind === 'pictures')
    return <Pictures label={label} keys={textsIn(value)} picker={picker} onChange={save} />
  if (kind === 'flag')
    return (
      <Box>
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              checked={(value ?? field.byDefault) === true}
              onChange={({ target }) => save(target.checked)}
            />
          }
        />
        <FieldNote id={`${path}-note`} text={error ?? hint} isError={error !== undefined} />
      </Box>
    )
  if (kind === 'choice')
    return (
      <SelectField
        label={label}
        value={String(value ?? '')}
        error={error}
        hint={hint}
        onChange={({ target }) => save(target.value)}
      >
        {field.options?.map((option) => (
          <MenuItem key={option} value={option}>
            {option.replace('_', '')}
          </MenuItem>
        ))}
      </SelectField>
    )
  if (isKind(kind)) {
    const isMany = field.many === true
    return (
      <Box sx={isMany ? wide : undefined}>
        <NamedField
          kind={kind}
          label={label}
          isMany={isMany}
          value={value}
          error={error}
          hint={hint}
          onChange={save}
        />
      </Box>
    )
  }
  const text = Array.isArray(value) ? value.join('\n\n') : String(value ?? '')
  const isLong = kind === 'text' || kind === 'paragraphs'
  return (
    <Box sx={isLong ? wide : undefined}>
      <Field
        key={text}
        label={label}
        hint={hint}
        error={error}
        defaultValue={text}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        {...(isLong && { multiline: true, minRows: 3, maxRows: 14 })}
        onBlur={({ target }) => save(typedValue(kind, target.value))}
      />
      {kind === 'picture' && (
        <Box sx={{ mt: 1, maxWidth: 260 }}>
          {text !== '' && <Picture src={mediaUrl(text)} alt={label} ratio="3 / 2" />}
          {picker?.(save)}
        </Box>
      )}
    </Box>
  )
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : []

/** The place of an entry on a map. */
function MapInput({ content, actions }: ContentContext) {
  const [latitude, longitude] = [valueIn(content, 'latitude'), valueIn(content, 'longitude')]
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  return (
    <Box sx={wide}>
      <MapPlace
        place={useMemo(
          () => (isPlaced ? { latitude, longitude } : undefined),
          [isPlaced, latitude, longitude],
        )}
        onPlace={(to) => void actions.edit({ ...to })}
      />
    </Box>
  )
}

interface PicturesProps {
  readonly label: string
  /** Storage keys, in the order that they are shown in. */
  readonly keys: readonly string[]
  readonly picker: ContentContext['picker']
  readonly onChange: (keys: readonly string[]) => void
}

/** Several pictures of the library. */
function Pictures({ label, keys, picker, onChange }: PicturesProps) {
  return (
    <Box sx={wide}>
      <Box component="span" sx={{ typography: 'label', color: 'ink.second' }}>
        {label}
      </Box>
      <Box
        component="ul"
        aria-label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.6 }}
      >
        {keys.map((key, at) => (
          <Box component="li" key={key} sx={{ position: 'relative', width: 150 }}>
            <Picture src={mediaUrl(key, '3x2', '320')} alt={`${label} ${at + 1}`} ratio="3 / 2" />
            <Box
              sx={{
                position: 'absolute',
                top: 2,
                right: 2,
                bgcolor: 'background.paper',
                borderRadius: 1,
              }}
            >
              <IconAction
                icon="x"
                label={`Remove picture ${at + 1}`}
                onClick={() => onChange(keys.filter((one) => one !== key))}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {picker?.((added) => onChange([...keys.filter((one) => one !== added), added]))}
    </Box>
  )
}

const wide = { gridColumn: '1 / -1', minWidth: 0 }
const isKind = (kind: string): kind is ContentKind => Object.hasOwn(contentKinds, kind)
