let handle: () => void = () => {}

/** Sets what happens on a 401: the app signs out and opens the sign-in page. */
export function onUnauthorised(handler: () => void): void {
  handle = handler
}

export function noteUnauthorised(): void {
  handle()
}
