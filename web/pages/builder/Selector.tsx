import { useState } from 'react'
import { ClientSelector } from '../../features/clients/components/selector/ClientSelector'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useBuilder } from '../../trip/building/state/builder-store'
import { setClient } from '../../trip/building/state/chosen-client'

const AssignClientDialog = lazyPart(
  () => import('../../features/clients/components/assign/AssignClientDialog'),
  'AssignClientDialog',
)

/** The client selector, and the dialog that can also create a client. */
export function Selector() {
  const client = useBuilder((data) => data.client)
  const [isAdding, setAdding] = useState<boolean>()
  return (
    <>
      <ClientSelector client={client} onChoose={setClient} onAdd={() => setAdding(true)} />
      {isAdding !== undefined && (
        <AssignClientDialog
          open={isAdding}
          client={client}
          onClose={() => setAdding(false)}
          onAssigned={(chosen) => {
            setClient(chosen)
            setAdding(false)
          }}
        />
      )}
    </>
  )
}
