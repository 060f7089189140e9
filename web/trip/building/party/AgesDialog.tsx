import { useState } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { useBuilder } from '../state/builder-store'
import { setChildAge } from '../state/search-actions'
import { ChildAges } from './ChildAges'

/** The ages of the children; they count once all of them are chosen and 'Done' is pressed. */
export function AgesDialog({ onClose }: { readonly onClose: () => void }) {
  const [ages, setAges] = useState(() => useBuilder.getState().childrenAges)
  const [unchosen, setUnchosen] = useState(() => useBuilder.getState().unchosenAges)
  return (
    <FormDialog
      title="Children’s ages"
      text="Rates, rooms and camps depend on them."
      submitLabel="Done"
      disabled={unchosen.length > 0}
      onSubmit={() => {
        for (const [child, age] of ages.entries()) setChildAge(child, age)
        onClose()
      }}
      onClose={onClose}
    >
      <ChildAges
        ages={ages}
        unchosen={unchosen}
        onChoose={(child, age) => {
          setAges(ages.with(child, age))
          setUnchosen(unchosen.filter((other) => other !== child))
        }}
      />
    </FormDialog>
  )
}
