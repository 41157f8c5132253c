import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CONTRACT = join(import.meta.dirname, '../../../../../../packages/contract/src')
const TEST_PART = /\.test\.ts$|(?:^|\/)testing\//

/** What a module of the contract exports, under which name, and the module's path below the contract's folder. */
export type ContractExport = { readonly name: string; readonly file: string; readonly value: unknown }

/**
 * Everything that the contract declares, in the order of its files: found by reading the folder, so that none is
 * forgotten and none has to be listed.
 */
export const contractExports = async (): Promise<readonly ContractExport[]> => {
  const files = globSync('**/*.ts', { cwd: CONTRACT }).filter((file) => !TEST_PART.test(file))
  const modules = await Promise.all(
    files.toSorted().map(async (file) => {
      // An unknown module exports unknown things.
      const exported = (await import(pathToFileURL(join(CONTRACT, file)).href)) as Record<string, unknown>
      return Object.entries(exported).map(([name, value]) => ({ name, file, value }))
    }),
  )
  return modules.flat()
}
