import Box from '@mui/material/Box'

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  pl: '3px',
  color: 'success.main',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '9px',
    bgcolor: '#2e9a62',
    boxShadow: '0 0 0 3px #cde9d8',
  },
}

/** 'Live availability', with the green dot. */
export function LiveDot({ children = 'Live availability' }: { readonly children?: string }) {
  return (
    <Box component="span" sx={look}>
      {children}
    </Box>
  )
}
