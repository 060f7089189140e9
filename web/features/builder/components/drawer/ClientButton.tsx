import Button from '@mui/material/Button'
import { Icon } from '../../../../components/icons/Icon'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { useBuilder } from '../../state/builder-store'
import styles from './drawer.module.css'

/** 'Add Client', or who it is with 'change client'. */
export function ClientButton({ onClient }: { readonly onClient: () => void }) {
  const client = useBuilder((data) => data.client)
  if (client === undefined) {
    return (
      <Button size="small" variant="outlined" startIcon={<Icon name="user-plus" size={16} />} onClick={onClient}>
        Add Client
      </Button>
    )
  }
  return (
    <button type="button" className={styles.client} onClick={onClient}>
      <PersonAvatar name={client.name} size={26} />
      <b>{client.name}</b>
      <u>change client</u>
    </button>
  )
}
