declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
  }
  interface Result {
    readonly requests: { readonly average: number }
    readonly non2xx: number
    readonly errors: number
  }
  /** The part of autocannon that we use. */
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
