import type { TestProject } from 'vitest/node'
import { startTestCluster } from './testCluster.ts'
import type {} from './testDatabase.ts'

/** One cluster for the whole run; what it returns runs at the end, also after failed tests. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { stop, appUrl, ownerUrl } = await startTestCluster()
  project.provide('testCluster', { appUrl, ownerUrl })
  return stop
}
