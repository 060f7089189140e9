const modes = [
  'login',
  'forgot',
  'forgotten',
  'loggedOut',
  'reset',
  'register',
  'registered',
  'verified',
] as const
/**
 * What the sign-in page is open for (1 §2); `activate` is a link to an account that is verified or
 * gets its first password.
 */
export type LoginMode = (typeof modes)[number] | 'activate'

/** The tab's title in each mode. */
export const loginTitles: Readonly<Record<LoginMode, string>> = {
  login: 'Sign in',
  forgot: 'Forgot your password',
  forgotten: 'Check your email',
  loggedOut: 'Signed out',
  reset: 'Choose a new password',
  register: 'Register your agency',
  registered: 'Check your email',
  verified: 'Account verified',
  activate: 'Activate your account',
}

interface LoginAddress {
  readonly mode: LoginMode
  readonly token?: string
  readonly uid?: string
}

/**
 * What an address of the sign-in page asks for: `/reset/{token}`, `/verify/{uid}/{token}`;
 * undefined when it is no such address.
 */
export function loginAddressOf(path: string): LoginAddress | undefined {
  const [, first, second, third, ...more] = path.replace(/\/+$/, '').split('/')
  if (more.length > 0) return undefined
  if (first === 'verify' && second !== undefined) {
    return third === undefined
      ? { mode: 'activate', token: second }
      : { mode: 'activate', uid: second, token: third }
  }
  const mode = modes.find((known) => known === first)
  if (mode === undefined || third !== undefined) return undefined
  if (second === undefined) return { mode }
  return { mode: mode === 'register' ? 'activate' : mode, token: second }
}
