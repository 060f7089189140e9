import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icons/Icon'
import { ClientsScreen } from '../../features/clients/components/list/ClientsScreen'

/** `/clients`: My Clients (1 §2). */
export function ClientsPage() {
  return (
    <ClientsScreen
      actions={
        <>
          <Button
            variant="outlined"
            component={Link}
            to="/clients/duplicates"
            startIcon={<Icon name="users" size={17} />}
          >
            Find duplicates
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to="/clients/import"
            startIcon={<Icon name="upload" size={17} />}
          >
            Import clients
          </Button>
        </>
      }
    />
  )
}
