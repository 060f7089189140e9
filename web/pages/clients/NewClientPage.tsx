import { useLocation, useNavigate } from 'react-router-dom'
import { NewClientDialog } from '../../features/clients/components/NewClientDialog'

/** `/clients/new`: adds a client over the page that one came from (1 §2). */
export function NewClientPage() {
  const navigate = useNavigate()
  const { key, search } = useLocation()
  const isFirst = key === 'default' // opened by its address: there is nothing to go back to
  return (
    <NewClientDialog
      onClose={() =>
        void (isFirst
          ? navigate({ pathname: '/clients', search }, { replace: true })
          : navigate(-1))
      }
      onCreated={(id) => void navigate(`/clients/${id}`, { replace: true })}
    />
  )
}
