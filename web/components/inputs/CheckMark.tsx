import Box from '@mui/material/Box'
import { Icon } from '../icons/Icon'
import { centeredLook, insetLine, paint } from '../looks/looks'

const look = {
  ...centeredLook,
  width: 20,
  height: 20,
  borderRadius: '6px',
  color: 'transparent',
  bgcolor: 'background.paper',
  boxShadow: insetLine('ground-field'),
  '& svg': { strokeWidth: 3 },
  'input:checked + &': { bgcolor: 'forest.700', boxShadow: 'none', color: '#fff' },
  'input:focus-visible + &': {
    boxShadow: `0 0 0 2px ${paint('background-default')}, 0 0 0 4px ${paint('forest-500')}`,
  },
}

/** The box of MUI's Checkbox. */
export function CheckMark() {
  return (
    <Box component="span" sx={look}>
      <Icon name="check" size={13} />
    </Box>
  )
}
