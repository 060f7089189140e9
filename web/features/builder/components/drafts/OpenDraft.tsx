import { useState } from 'react'
import { Field } from '../../../../components/inputs/Field'
import { tripWords } from '../../../../trip/building/model/date-words'
import { draftTitle } from '../../../../trip/building/model/draft-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { nameDraft } from '../../../../trip/building/state/draft-shelf'

/** The open draft: its name, to change, and what it holds. */
export function OpenDraft() {
  const draftName = useBuilder((data) => data.draftName)
  const segments = useBuilder((data) => data.segments)
  const [name, setName] = useState(draftName)
  return (
    <Field
      label="Name of the open draft"
      value={name}
      placeholder={draftTitle({ draftName: '', segments })}
      hint={tripWords(segments)}
      inputProps={{ maxLength: 80 }}
      onChange={({ target }) => {
        setName(target.value)
        nameDraft(target.value)
      }}
    />
  )
}
