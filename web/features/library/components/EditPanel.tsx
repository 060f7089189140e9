import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#shared/format/words'
import { mayApproveMedia } from '#shared/library/library-rights'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { IconAction } from '../../../components/inputs/IconAction'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { useSession } from '../../../lib/session/session'
import {
  campNamesQuery,
  type LibraryAnswer,
  type LibraryEdit,
  type Medium,
  useEditLibrary,
} from '../api/library'
import { HeroNote } from './HeroNote'
import { Caption, type LabelList, LabelsField } from './LabelsField'
import { MediumPicture } from './MediaTile'

interface EditPanelProps {
  readonly media: readonly Medium[]
  readonly facets: LibraryAnswer['facets'] | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

type Labels = Readonly<Record<LabelList, readonly string[]>>
const none: Labels = { tags: [], collections: [], categories: [] }

/** Status, labels and camp of some media at once. Nothing changes before it is applied. */
export function EditPanel({ media, facets, onDone, onClose }: EditPanelProps) {
  const edit = useEditLibrary()
  const { principal, may } = useSession()
  const [status, setStatus] = useState<'keep' | Medium['status']>('keep')
  const [camp, setCamp] = useState<string>()
  const [add, setAdd] = useState(none)
  const [take, setTake] = useState(none)
  const approvedCount = media.filter((medium) => medium.status === 'approved').length
  const setFields: LibraryEdit['set'] = {
    ...(status !== 'keep' && { status }),
    ...(camp !== undefined && { accommodation: camp }),
  }
  const changes =
    [...Object.values(add), ...Object.values(take)].flat().length + Object.keys(setFields).length
  const apply = () =>
    edit
      .mutateAsync({
        ids: media.map(({ id }) => id),
        edit: { add: mutable(add), take: mutable(take), set: setFields },
      })
      .then(onDone, () => undefined)
  const title = `Edit ${countOf(media.length, 'item')}`
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.6 }}>
      <Box component="header" sx={{ ...inRow(1), justifyContent: 'space-between' }}>
        <Box component="h2" sx={{ fontSize: 18, lineHeight: '24px' }}>
          {title}
        </Box>
        <IconAction icon="x" label="Close" size="small" onClick={onClose} />
      </Box>
      <Box sx={{ display: 'flex', gap: '5px', overflow: 'hidden' }}>
        {media.slice(0, 6).map((medium) => (
          <Box
            key={medium.id}
            sx={{ position: 'relative', flex: 'none', width: 45, height: 34, ...thumb }}
          >
            <MediumPicture medium={medium} />
          </Box>
        ))}
      </Box>
      <div>
        <Caption
          title="Status"
          note={`${media.length - approvedCount} in review, ${approvedCount} approved`}
        />
        {mayApproveMedia(principal) && (
          <Segmented
            label="Status"
            value={status}
            segments={[
              { value: 'keep', label: 'Keep' },
              { value: 'uploaded', label: 'In review' },
              { value: 'approved', label: 'Approved', icon: 'circle-check' },
            ]}
            onChange={setStatus}
          />
        )}
      </div>
      {(['tags', 'collections', 'categories'] as const).map((list) => (
        <LabelsField
          key={list}
          list={list}
          media={media}
          options={facets?.[list].map(({ value }) => value) ?? []}
          added={add[list]}
          taken={take[list]}
          onAdd={(labels) => setAdd({ ...add, [list]: labels })}
          onTake={(labels) => setTake({ ...take, [list]: labels })}
        />
      ))}
      {may('contentManager') && <CampField media={media} onChange={setCamp} />}
      <HeroNote media={media} />
      <Box sx={inRow(1)}>
        <AsyncButton variant="main" sx={{ flex: 1 }} disabled={changes === 0} onClick={apply}>
          Apply to {countOf(media.length, 'item')}
        </AsyncButton>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  )
}

const mutable = (labels: Labels) => ({
  tags: [...labels.tags],
  collections: [...labels.collections],
  categories: [...labels.categories],
})

interface CampFieldProps {
  readonly media: readonly Medium[]
  readonly onChange: (camp: string | undefined) => void
}

/** The camp that media show. */
function CampField({ media, onChange }: CampFieldProps) {
  const [term, setTerm] = useState('')
  const { data } = useQuery({ ...campNamesQuery(term), placeholderData: keepPreviousData })
  const names = [...new Set(media.map(({ campName }) => campName))]
  const present = names.length > 1 ? `${names.length} values` : (names[0] ?? 'None')
  const options = [{ code: '', name: 'No camp' }, ...(data?.rows ?? [])]
  return (
    <Autocomplete
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={({ code, name }) => (code === '' ? name : `${name} (${code})`)}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onInputChange={(_event, typed, reason) => setTerm(reason === 'input' ? typed : '')}
      onChange={(_event, camp) => onChange(camp?.code)}
      renderInput={({ slotProps: { input, htmlInput } }) => {
        const { id: _ownLabel, ...inputProps } = htmlInput
        return <Field label="Camp" placeholder={present} inputProps={inputProps} {...input} />
      }}
    />
  )
}

const thumb = { overflow: 'hidden', borderRadius: '6px' }
