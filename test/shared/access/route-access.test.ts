import { expect, test } from 'vitest'
import { type AccessLevel, accessLevels, mayCall } from '#shared/access/route-access'
import { principals } from './builders'

const allowed = {
  public: 'agent admin contentManager superadmin client guest partner system',
  signedIn: 'agent admin contentManager superadmin',
  guest: 'agent admin contentManager superadmin guest',
  admin: 'admin superadmin',
  contentManager: 'contentManager superadmin',
  superadmin: 'superadmin',
  client: 'client',
  payer: 'agent admin contentManager superadmin client',
  partner: 'partner system',
} satisfies Record<AccessLevel, string>

test.each(accessLevels)(
  '%s lets in exactly those whom it names, and forbids the others',
  (level) => {
    const verdicts = Object.entries(principals).map(([who, principal]) => [
      who,
      mayCall(level, principal),
    ])
    const names = allowed[level].split(' ')
    expect(verdicts).toEqual(
      Object.keys(principals).map((who) => [who, names.includes(who) ? 'ok' : 'forbidden']),
    )
  },
)

test.each(accessLevels)(
  '%s asks whom it does not know to sign in, unless it is public',
  (level) => {
    expect(mayCall(level, undefined)).toBe(level === 'public' ? 'ok' : 'unauthenticated')
  },
)
