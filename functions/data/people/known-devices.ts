import { writeIf } from '../table/commit'
import { agentKey } from '../table/keys'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import type { AgentRecord } from './agency-records'

/** Most devices that are remembered of an agent: the oldest goes first. */
const maxDevices = 20

/** Devices from which agents have signed in, in words as in `Chrome on macOS`. */
export const knownDevices = (table: Table) => ({
  /**
   * Notes a device.
   * @returns whether it is another than those from which the agent signed in before; the first one
   * of all is not
   */
  async note({ agencyId, id, devices = [] }: AgentRecord, device: string): Promise<boolean> {
    if (devices.includes(device)) return false
    const fields = { devices: [...devices, device].slice(-maxDevices) }
    const isNoted = await writeIf(table, setFields(agentKey(agencyId, id), fields))
    return isNoted && devices.length > 0
  },
})
export type KnownDevices = ReturnType<typeof knownDevices>
