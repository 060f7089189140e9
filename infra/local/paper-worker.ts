import { parentPort, workerData } from 'node:worker_threads'
import { hostBundles } from './bundles/host-bundles'
import { functionEnvironment, isolate, tableArn } from './environment'
import { functionLoader } from './function-loader'
import type { HttpHandler } from './gateway'
import { lambdaContext } from './gateway/lambda-context'
import { judgeBy } from './judge/judge'
import { judgeClients } from './judge/judged-clients'
import type { PaperAnswer, PaperCall } from './paper-thread'

/**
 * The thread in which functions print papers, seconds of processor each: whoever else calls the product meanwhile does
 * not wait for them.
 */
judgeClients({ judge: judgeBy(workerData.reachable).judge, arnOf: tableArn })
hostBundles(functionEnvironment)
const inFunction = isolate(workerData.reachable)
const handlers = new Map<string, Promise<HttpHandler>>()

parentPort?.on('message', async (call: PaperCall) => {
  const { id, bundle, event, functionName, requestId } = call
  const tell = (answer: PaperAnswer) => parentPort?.postMessage(answer)
  try {
    const loading = handlers.get(bundle) ?? load(call)
    handlers.set(bundle, loading)
    tell({
      id,
      answer: await (await loading)(event, lambdaContext(functionName, requestId, Date.now())),
    })
  } catch (error) {
    handlers.delete(bundle)
    tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

async function load({ file, bundle }: PaperCall): Promise<HttpHandler> {
  const loader = functionLoader({ inFunction, bundleOf: async () => bundle })(file)
  if (loader === undefined) throw new Error(`functions/${file}.ts does not exist yet`)
  return loader()
}
