/** The policy of pages lets no script be named by text: only ours passes. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string
  }
}

const script = '/client-sw.js'

/**
 * Lets the service worker keep files, so that an app opens without a connection.
 * @param scope - `/client` for the portal, `/` for the agents' app
 */
export async function registerWorker(
  scope: '/client' | '/',
): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies } // not in every browser, nor in TypeScript's types
  const address = trustedTypes
    ?.createPolicy('tembea-worker', { createScriptURL: () => script })
    .createScriptURL('')
  return navigator.serviceWorker.register(address ?? script, { scope }).catch((error: unknown) => {
    console.warn('Nothing can be opened without a connection', error)
    return undefined
  })
}
