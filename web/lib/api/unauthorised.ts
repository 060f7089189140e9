let handle: () => void = () => {}

/** Says what happens on a 401: the app signs out and goes to the sign-in page. */
export function onUnauthorised(handler: () => void): void {
  handle = handler
}

export function noteUnauthorised(): void {
  handle()
}
