interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

let isAllowed = false

/**
 * Lets libraries start workers from files of this app, which they name as plain text; no other
 * address becomes a script.
 */
export function allowOwnScripts(): void {
  const { trustedTypes }: { trustedTypes?: Policies } = globalThis as object
  if (isAllowed || trustedTypes === undefined) return
  isAllowed = true
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError(`${url} is no script of this app`)
      return url
    },
  })
}
