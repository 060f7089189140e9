import Box from '@mui/material/Box'

/** The error screen where not even its own files can be loaded: the server is away, or your line is. */
export function PlainOops() {
  return (
    <Box component="main" sx={{ display: 'grid', gap: 1, width: 'min(460px, calc(100% - 40px))', m: '22vh auto 0' }}>
      <Box component="h1" sx={{ fontSize: 20, lineHeight: '26px' }}>
        This page could not be loaded
      </Box>
      <p>The server cannot be reached. What you entered is kept in this browser.</p>
      <p>
        <a href={location.href}>Try again</a>
      </p>
    </Box>
  )
}
