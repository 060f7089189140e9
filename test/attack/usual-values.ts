import { generateSync } from 'otplib'
import { usualOfContent } from './usual-content'
import { usualOfPeople } from './usual-people'
import type { Situation, UsualRule, UsualValues } from './usual-situation'
import { usualOfTrips } from './usual-trips'

/** The usual values of an operation such as `POST /api/Camps`. */
export function usualValuesOf(operation: string, situation: Situation): UsualValues {
  const { values, absent } = ofOperations[operation]?.(situation) ?? {}
  return { absent, values: { ...anywhere, ...codesFrom(situation), ...values } }
}

/** What no answer tells and no pattern. */
const anywhere = {
  where: '{}',
  wheres: '{"all":{}}',
  url: 'https://hooks.example.org/tembea',
  mimeType: 'image/jpeg',
  userFilename: 'lion.jpg',
}

/** Codes of mails and of authenticator apps. */
function codesFrom({ harvest, realm, random }: Situation): { readonly code?: string } {
  const secret = harvest.values('secret', realm).at(-1)
  const isOfApp = typeof secret === 'string' && /^[A-Z2-7]{16,}$/.test(secret)
  const mailed = harvest.values('code', realm).filter((code) => /^\d{6}$/.test(String(code)))
  const codes = [...(isOfApp ? [generateSync({ secret })] : []), ...mailed.slice(-1)].map(String)
  return codes.length === 0 ? {} : { code: random.pick(codes) }
}

const ofOperations: Readonly<Record<string, UsualRule>> = {
  ...usualOfPeople,
  ...usualOfTrips,
  ...usualOfContent,
}
