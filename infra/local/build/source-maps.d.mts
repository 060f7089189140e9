type Place = Readonly<Record<'SENTRY_AUTH_TOKEN' | 'SENTRY_ORG' | 'SENTRY_PROJECT', string>>
export function sourceMapsPlace(stage: string): Promise<Place | undefined>
export function sendSourceMaps(place: Place): Promise<void>
