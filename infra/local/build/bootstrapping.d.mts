type StageName = 'dev' | 'prod'
export function bootstrapOf(stage: StageName): {
  readonly qualifier: string
  readonly toolkitStack: string
  readonly regions: readonly string[]
}
export function bootstrapParameter(stage: StageName): string
export function bootstrapCommand(stage: StageName, region: string): string
export function checkBootstrap(stage: string): Promise<string | undefined>
export function otherStages(stage: StageName): StageName[]
