/** Of the page where clients sign in, also before any script runs. */
export const clientSignInTitle = 'Sign in'
