/** The policy of pages lets no script be named by text: only ours passes. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string
  }
}

/** Lets the service worker keep what a signed-in client opens, for reading without a connection. */
export function readOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies } // not in every browser, nor in TypeScript's types
  const address = trustedTypes
    ?.createPolicy('tembea-portal', { createScriptURL: () => '/client-sw.js' })
    .createScriptURL('')
  navigator.serviceWorker
    .register(address ?? '/client-sw.js', { scope: '/client' })
    .catch((error: unknown) => console.warn('The portal can’t be read offline', error))
}
