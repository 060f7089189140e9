export const pageLooks = {
  body: { position: 'relative', mt: '-44px', p: '0 30px 40px', '@media (max-width: 1400px)': { p: '0 20px 40px' } },
} as const
